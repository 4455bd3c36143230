import { Button } from '@countin/ui';
import { Check, CircleAlert, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './autosave.ts';
import styles from './publish-bar.module.css';

/** Whether what stands here is stored. Only a fault is announced at once. */
export function SaveStatus({ state, onSaveNow }: { state: SaveState; onSaveNow: () => void }) {
  const { t } = useTranslation('release-editor');
  const bad = state.kind === 'failed' || state.kind === 'invalid';
  const Icon = bad ? CircleAlert : state.kind === 'saved' ? Check : CloudUpload;
  return (
    <span className={styles.save} data-bad={bad || undefined} role={bad ? 'alert' : 'status'}>
      <Icon aria-hidden />
      {t(`save.${state.kind}`)}
      {state.kind === 'failed' && <Button size="small" look="quiet" onClick={onSaveNow}>{t('save.now')}</Button>}
    </span>
  );
}
