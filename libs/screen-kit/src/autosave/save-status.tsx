import { formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button } from '@countin/ui';
import { Check, CircleAlert, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './autosave-state.ts';
import styles from './save-status.module.css';
import { useLiveSave, type LiveSave } from './use-live-save.ts';

interface SaveStatusProps {
  readonly editor: LiveSave;
  /** Display name of a field; its key by default. */
  readonly nameOf?: (field: string) => string;
  readonly onSaveNow: () => void;
  /** Moves the user to the conflicts. */
  readonly onDecide?: () => void;
}

const PROBLEMS: readonly SaveState['kind'][] = ['failed', 'invalid', 'conflict'];

/** Save status of an editor. Only problems are announced to screen readers at once. */
export function SaveStatus({ editor, nameOf = (field) => field, onSaveNow, onDecide }: SaveStatusProps) {
  const { t } = useTranslation('autosave');
  const locale = useLocale();
  const state = useLiveSave(editor);
  const bad = PROBLEMS.includes(state.kind);
  const Icon = bad ? CircleAlert : state.kind === 'saved' ? Check : CloudUpload;
  const fields = 'names' in state ? formatList(locale, [...new Set(state.names.map(nameOf))]) : '';
  return (
    <span className={styles.save} data-bad={bad || undefined} role={bad ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <span>{t(`save.${state.kind}`, { fields })}</span>
      <NextStep kind={state.kind} onSaveNow={onSaveNow} onDecide={onDecide} />
    </span>
  );
}

type NextStepProps = Pick<SaveStatusProps, 'onSaveNow' | 'onDecide'> & { readonly kind: SaveState['kind'] };

function NextStep({ kind, onSaveNow, onDecide }: NextStepProps) {
  const { t } = useTranslation('autosave');
  const step = kind === 'failed' ? 'now' : kind === 'conflict' && onDecide ? 'decide' : null;
  if (!step) return null;
  return (
    <Button size="small" variant="quiet" onClick={step === 'now' ? onSaveNow : onDecide}>
      {t(`save.${step}`)}
    </Button>
  );
}
