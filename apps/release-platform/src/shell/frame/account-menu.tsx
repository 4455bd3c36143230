import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useUserStatus } from '@countin/data/users';
import { isTheme } from '@countin/theme';
import { ActionMenu } from '@countin/ui';
import { ArrowUpRight, FileText, LogOut, ShieldCheck, Sparkles } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FOURTRACK_STUDIO } from '../navigation/fourtrack-paths.ts';
import { paths } from '../../paths/paths.ts';
import type { MenuFace } from './menu-button.tsx';
import { themeOptions, useTheme } from './theme-choice.tsx';

interface AccountMenuProps extends MenuFace {
  readonly onLogout: () => void;
}

/** Theme, the other site, the small print, and the way out. Opens as soon as it is there, since it was asked for. */
export default function AccountMenu({ label, className, face, onLogout }: AccountMenuProps) {
  const { t } = useTranslation(['nav', 'common']);
  const navigate = useNavigate();
  const { user } = useUserStatus();
  const fourtrack = useAuthSync().otherSiteLink(FOURTRACK_STUDIO);
  const [theme, setTheme] = useTheme();
  return (
    <ActionMenu
      defaultOpen
      label={label}
      choice={{
        label: t('common:theme.label'),
        options: themeOptions.map((option) => ({
          id: option.theme,
          label: t(`common:theme.${option.theme}`),
          icon: option.icon,
        })),
        selected: theme,
        onSelect: (id) => {
          if (isTheme(id)) setTheme(id);
        },
      }}
      actions={[
        ...(user?.subscription === 'free'
          ? [
              {
                id: 'pro',
                label: t('goPro'),
                icon: <Sparkles aria-hidden />,
                onAction: () => void navigate(paths.upgrade.to()),
              },
            ]
          : []),
        ...(fourtrack === null
          ? []
          : [{ id: 'fourtrack', label: t('fourtrack'), icon: <ArrowUpRight aria-hidden />, href: fourtrack }]),
        {
          id: 'privacy',
          label: t('privacy'),
          icon: <ShieldCheck aria-hidden />,
          onAction: () => void navigate(paths.privacy.to()),
        },
        {
          id: 'terms',
          label: t('terms'),
          icon: <FileText aria-hidden />,
          onAction: () => void navigate(paths.terms.to()),
        },
        { id: 'logout', label: t('logout'), icon: <LogOut aria-hidden />, onAction: onLogout },
      ]}
    >
      <Button autoFocus className={className} aria-label={label}>
        {face}
      </Button>
    </ActionMenu>
  );
}
