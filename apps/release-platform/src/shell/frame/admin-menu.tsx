import { ActionMenu } from '@countin/ui';
import { Button } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { ADMIN_MENU } from '../navigation/menus.ts';
import { useMenu } from '../navigation/site-screens.ts';
import { useTitleText } from '../navigation/use-title-text.ts';
import type { MenuFace } from './menu-button.tsx';

/** The screens of admins. Opens as soon as it is there, since it was asked for. */
export default function AdminMenu({ label, className, face, active }: MenuFace) {
  const entries = useMenu(ADMIN_MENU);
  const titleText = useTitleText(entries.map(({ title }) => title));
  const navigate = useNavigate();
  return (
    <ActionMenu
      defaultOpen
      label={label}
      actions={entries.map(({ pattern, title, icon: Icon }) => ({
        id: pattern,
        label: titleText(title),
        icon: Icon && <Icon aria-hidden />,
        onAction: () => void navigate(pattern),
      }))}
    >
      <Button autoFocus className={className} aria-label={label} aria-current={active ? 'true' : undefined}>
        {face}
      </Button>
    </ActionMenu>
  );
}
