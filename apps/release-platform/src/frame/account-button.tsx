import { CircleUser } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@countin/ui';
import frameStyles from './frame.module.css';
import styles from './account-button.module.css';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(loadMenu);

interface AccountButtonProps {
  readonly name: string;
  readonly onLogout: () => void;
}

/** The person's name, and behind it their menu, which loads when a hand comes near. */
export function AccountButton({ name, onLogout }: AccountButtonProps) {
  const { t } = useTranslation('nav');
  const [wanted, setWanted] = useState(false);
  const shown = name || t('noName');
  const label = t('accountMenu', { name: shown });
  const className = classNames(frameStyles.link, styles.account);
  const face = (
    <>
      <CircleUser aria-hidden />
      <span className={styles.name}>{shown}</span>
      <span className={styles.short}>{t('account')}</span>
    </>
  );
  const waiting = (
    <button type="button" className={className} aria-label={label} aria-haspopup="menu" onPointerEnter={() => void loadMenu()} onFocus={() => void loadMenu()} onClick={() => setWanted(true)}>
      {face}
    </button>
  );
  if (!wanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AccountMenu label={label} className={className} face={face} onLogout={onLogout} />
    </Suspense>
  );
}
