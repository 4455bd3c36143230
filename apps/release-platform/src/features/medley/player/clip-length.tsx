import { playTime } from '@countin/public-pages/medley-player';
import { useTranslation } from 'react-i18next';
import styles from './medley-player.module.css';

/** How long a clip lasts; nothing while that is unknown. */
export function ClipLength({ ms }: { readonly ms: number | null }) {
  const { t } = useTranslation('medley-editor');
  return ms === null ? null : <span className={styles.length}>{t('length', { length: playTime(ms / 1000) })}</span>;
}
