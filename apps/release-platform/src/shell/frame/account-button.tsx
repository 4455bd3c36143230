import { lazyImport } from '@countin/deployment-recovery';
import { classNames } from '@countin/ui';
import { CircleUser } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton, type MenuFace } from './menu-button.tsx';
import frameStyles from './frame.module.css';
import styles from './account-button.module.css';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(lazyImport(loadMenu));

interface AccountButtonProps {
  readonly name: string;
  readonly onLogout: () => void;
}

/** The person's name, and behind it their menu. */
export function AccountButton({ name, onLogout }: AccountButtonProps) {
  const { t } = useTranslation('nav');
  const shown = name || t('noName');
  const parts: MenuFace = {
    label: t('accountMenu', { name: shown }),
    className: classNames(frameStyles.link, styles.account),
    face: (
      <>
        <CircleUser aria-hidden />
        <span className={styles.name} dir="auto">
          {shown}
        </span>
        <span className={styles.short}>{t('account')}</span>
      </>
    ),
  };
  return <MenuButton {...parts} load={loadMenu} menu={<AccountMenu {...parts} onLogout={onLogout} />} />;
}
