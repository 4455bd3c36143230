import { useDataAccess } from '@countin/data/access';
import { applyImportOptions, type OpenImport } from '@countin/data/imports';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { unfinishedSteps } from '@countin/domain/imports';
import { joinFacts } from '@countin/i18n';
import { Button } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowTexts } from './row-texts.ts';
import type { RunStore, RunView } from './preview/run-store.ts';
import styles from './run.module.css';

interface ApplyBarProps {
  readonly run: OpenImport;
  readonly store: RunStore;
  readonly view: RunView;
}

/** What applying the file would do, in numbers, and the button that does it. */
export function ApplyBar({ run, store, view: { counts, allSteps } }: ApplyBarProps) {
  const { t } = useTranslation('import-run');
  const { number } = useRowTexts();
  const [publish, setPublish] = useState(false);
  const [asking, setAsking] = useState(false);
  const { mutateAsync: apply } = useMutation(applyImportOptions(useDataAccess(), run.id));
  // The work begins after all changes are saved, with the preview that has them.
  const work = useMutation({
    mutationFn: async () => {
      if (!(await store.flush())) return;
      await apply({ runId: run.id, digest: await store.settledDigest(), publish });
    },
  });
  if (!counts) return null;
  const unfinished = unfinishedSteps(run.works, allSteps).length;
  const isEmpty = counts.new + counts.changed + unfinished === 0;
  return (
    <div className={styles.bar} role="group" aria-label={t('apply.title')}>
      <ApplyNumbers counts={counts} unfinished={unfinished} />
      {work.error && <LoadErrorNotice error={work.error} />}
      <label className={styles.check}>
        <input type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
        <span>{t('apply.publish')}</span>
      </label>
      <Button
        variant="primary"
        disabled={isEmpty}
        // The server applies what it has read itself.
        busy={work.isPending || run.state === 'reading'}
        onClick={() => (publish ? setAsking(true) : work.mutate())}
      >
        {t(publish ? 'apply.goPublish' : counts.new > 0 ? 'apply.go' : 'apply.goChanges')}
      </Button>
      {asking && (
        <ConfirmDialog
          variant="leave"
          title={t('apply.confirm')}
          confirm={t('apply.goPublish')}
          cancel={t('cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            work.mutate();
          }}
        >
          {t('apply.confirmText', { number: number(counts.new + counts.changed) })}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface ApplyNumbersProps {
  readonly counts: NonNullable<RunView['counts']>;
  /** Releases whose covers or pages an import before has left. */
  readonly unfinished: number;
}

function ApplyNumbers({ counts, unfinished }: ApplyNumbersProps) {
  const { t } = useTranslation('import-run');
  const { number } = useRowTexts();
  const left = counts.invalid + counts.doubtful;
  const facts = [
    counts.new > 0 ? t('apply.new', { number: number(counts.new) }) : '',
    counts.changed > 0 ? t('apply.changed', { number: number(counts.changed) }) : '',
    unfinished > 0 ? t('apply.unfinished', { number: number(unfinished) }) : '',
    left > 0 ? t('apply.left', { number: number(left) }) : '',
  ];
  const isEmpty = counts.new + counts.changed + unfinished === 0;
  return <p className={styles.barText}>{joinFacts([isEmpty ? t('apply.nothing') : '', ...facts])}</p>;
}
