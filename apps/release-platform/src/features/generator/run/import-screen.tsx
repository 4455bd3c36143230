import { useDataAccess } from '@countin/data/access';
import { importOptions, type OpenImport } from '@countin/data/imports';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { LoadError, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Notice, PageHeader, ProgressBar } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { handedFile } from '../engine/read-file-handover.ts';
import { useImportEngine } from '../engine/use-import-engine.ts';
import { OpenRun } from './open-run.tsx';
import type { ScreenEngine } from './preview/run-engine.ts';
import { ListReading } from './services/list-reading.tsx';
import { Unreadable } from './unreadable.tsx';
import { useRunsPath } from './use-runs-path.ts';

/** The screen of one run, with its engine in a worker. */
export function Component() {
  const { runId = '' } = useParams();
  const { engine, error } = useImportEngine();
  if (error) return <LoadError error={error} onRetry={() => window.location.reload()} />;
  return engine ? <RunScreen key={runId} runId={runId} engine={engine} /> : <ScreenSkeleton />;
}

interface RunScreenProps {
  readonly runId: string;
  readonly engine: ScreenEngine;
}

/** A file with many releases: what it would do, what was answered, and what was done. */
export function RunScreen({ runId, engine }: RunScreenProps) {
  const { t } = useTranslation(['import-run', 'bulk-links']);
  const runs = useRunsPath();
  const { data: run, error, refetch } = useQuery(importOptions(useDataAccess(), runId));
  if (!run) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  return (
    <>
      <PageHeader title={run.name} above={<Link to={runs.path}>{t(runs.ofLists ? 'bulk-links:back' : 'back')}</Link>} />
      <RunState run={run} engine={engine} />
    </>
  );
}

function RunState({ run, engine }: { readonly run: OpenImport; readonly engine: ScreenEngine }) {
  const errorText = useErrorText();
  const [isLate, setIsLate] = useState(false);
  const onReadAnew = useCallback(() => setIsLate(true), []);
  if (run.state === 'unreadable') return <Unreadable run={run} engine={engine} />;
  // The rows of a file that this tab has need not wait for the server. A list of codes only the server completes.
  const handed = run.reading.format === 'codes' ? null : handedFile(run.id, run.reading);
  if (run.state === 'reading' && !handed)
    return run.reading.format === 'codes' ? <ListReading run={run} /> : <Reading run={run} />;
  return (
    <>
      {isLate && <Notice title={errorText('import/read-anew')} />}
      {/* Another reading of the file has other rows. */}
      <OpenRun key={JSON.stringify(run.reading)} run={run} given={{ engine, handed }} onReadAnew={onReadAnew} />
    </>
  );
}

function Reading({ run: { records } }: { readonly run: OpenImport }) {
  const { t } = useTranslation('import-run');
  const locale = useLocale();
  return (
    <div role="status">
      <p>{t('reading')}</p>
      <ProgressBar label={t('reading')} share={null} />
      <p>
        {records > 0 && t('readSoFar', { number: formatNumber(locale, records) })} {t('mayLeave')}
      </p>
    </div>
  );
}
