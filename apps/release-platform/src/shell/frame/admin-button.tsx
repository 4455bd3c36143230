import { lazyImport } from '@countin/deployment-recovery';
import { classNames } from '@countin/ui';
import { ShieldHalf } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MenuButton, type MenuFace } from './menu-button.tsx';
import frameStyles from './frame.module.css';
import styles from './account-button.module.css';

const loadMenu = () => import('./admin-menu.tsx');
const AdminMenu = lazy(lazyImport(loadMenu));

/** Menu of admins, behind a button that marks the current one. */
export default function AdminButton() {
  const { t } = useTranslation('nav');
  const { pathname } = useLocation();
  const parts: MenuFace = {
    label: t('admin'),
    className: classNames(frameStyles.link, styles.account),
    active: pathname.startsWith('/admin'),
    face: (
      <>
        <ShieldHalf aria-hidden />
        {t('admin')}
      </>
    ),
  };
  return <MenuButton {...parts} load={loadMenu} menu={<AdminMenu {...parts} />} />;
}
