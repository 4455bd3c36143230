import { errorCodeOf } from '@countin/domain/errors';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, ProgressBar } from '@countin/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkProgress, BulkRun } from './bulk-run.ts';
import styles from './bulk.module.css';

interface BulkPanelProps<T> {
  readonly run: BulkRun<T>;
  readonly nameOf: (item: T) => string;
}

/** Progress of an action over many items, what failed and why, and buttons that stop it and take it back. */
export function BulkPanel<T>({ run, nameOf }: BulkPanelProps<T>) {
  const progress = useSyncExternalStore(run.subscribe, run.progress);
  const summary = useSummary(progress);
  return (
    <div className={styles.panel} data-open={progress !== null || undefined}>
      {progress && run.busy && <ProgressBar label={progress.label} share={progress.done / progress.total} />}
      <div className={styles.line}>
        <p role="status" className={styles.chosen}>
          {summary}
        </p>
        {progress && <PanelButtons run={run} progress={progress} />}
      </div>
      {progress && progress.failures.length > 0 && <Failures failures={progress.failures} nameOf={nameOf} />}
    </div>
  );
}

interface PanelButtonsProps<T> {
  readonly run: BulkRun<T>;
  readonly progress: BulkProgress<T>;
}

/** Stops the action; once it has ended, takes it back or closes the panel. */
function PanelButtons<T>({ run, progress: { state, undoable } }: PanelButtonsProps<T>) {
  const { t } = useTranslation(['bulk', 'common']);
  if (state === 'running' || state === 'stopping')
    return (
      <Button size="small" disabled={state === 'stopping'} onClick={() => run.stop()}>
        {t('stop')}
      </Button>
    );
  return (
    <div className={styles.actions}>
      {undoable > 0 && (
        <Button size="small" onClick={() => void run.undo()}>
          {t('common:undo')}
        </Button>
      )}
      <Button size="small" onClick={() => run.forget()}>
        {t('common:close')}
      </Button>
    </div>
  );
}

/** Failures shown by name. */
const MOST_SHOWN = 100;

function Failures<T>({ failures, nameOf }: Pick<BulkProgress<T>, 'failures'> & Pick<BulkPanelProps<T>, 'nameOf'>) {
  const { t } = useTranslation('bulk');
  const errorText = useErrorText();
  return (
    <ul className={styles.failures} aria-label={t('failures')}>
      {failures.slice(0, MOST_SHOWN).map(({ item, error }, at) => (
        <li key={at}>
          <span dir="auto">{nameOf(item)}</span>
          <span className={styles.reason}>{errorText(errorCodeOf(error))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Text about the progress; announced while it changes. */
function useSummary<T>(progress: BulkProgress<T> | null): string {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  if (!progress) return '';
  const { label, state, undoing, total, done, failures } = progress;
  const name = undoing ? t('undoing', { action: label }) : label;
  const numbers = { action: name, done: formatNumber(locale, done), total: formatNumber(locale, total) };
  if (state === 'running' || state === 'stopping') return t('progress', numbers);
  const ended = t(state === 'stopped' ? 'stopped' : 'ended', {
    ...numbers,
    done: formatNumber(locale, done - failures.length),
  });
  if (failures.length === 0) return ended;
  return `${ended} ${t('failed', { count: failures.length, number: formatNumber(locale, failures.length) })}`;
}
