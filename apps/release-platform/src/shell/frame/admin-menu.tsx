import { ActionMenu } from '@countin/ui';
import { Users } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../paths/paths.ts';
import type { MenuFace } from './menu-button.tsx';

/** The screens of admins. Opens as soon as it is there, since it was asked for. */
export default function AdminMenu({ label, className, face, active }: MenuFace) {
  const { t } = useTranslation('nav');
  const navigate = useNavigate();
  return (
    <ActionMenu
      defaultOpen
      label={label}
      actions={[
        {
          id: 'users',
          label: t('userAdmin'),
          icon: <Users aria-hidden />,
          onAction: () => void navigate(paths.admin.to()),
        },
      ]}
    >
      <Button autoFocus className={className} aria-label={label} aria-current={active ? 'true' : undefined}>
        {face}
      </Button>
    </ActionMenu>
  );
}
