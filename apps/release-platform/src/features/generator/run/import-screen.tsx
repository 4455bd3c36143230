import { useDataAccess } from '@countin/data/access';
import { importOptions, type OpenImport } from '@countin/data/imports';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { LoadError, ScreenSkeleton } from '@countin/screen-kit/loading';
import { buttonClass, Notice, PageHeader, ProgressBar } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { generatorPaths } from '../../../paths/generator-paths.ts';
import { handedFile } from '../engine/read-file-handover.ts';
import { useImportEngine } from '../engine/use-import-engine.ts';
import { OpenRun } from './open-run.tsx';
import { useImportTexts } from './use-import-texts.ts';
import type { GivenEngine } from './preview/use-run.ts';

/** The screen of one run, with its engine in a worker. */
export function Component() {
  const { runId = '' } = useParams();
  const { engine, error } = useImportEngine();
  const [handed] = useState(() => handedFile(runId));
  if (error) return <LoadError error={error} onRetry={() => window.location.reload()} />;
  return engine ? <RunScreen key={runId} runId={runId} given={{ engine, handed }} /> : <ScreenSkeleton />;
}

interface RunScreenProps {
  readonly runId: string;
  readonly given: GivenEngine;
}

/** A file with many releases: what it would do, what was answered, and what was done. */
export function RunScreen({ runId, given }: RunScreenProps) {
  const { t } = useTranslation('import-run');
  const { data: run, error, refetch } = useQuery(importOptions(useDataAccess(), runId));
  if (!run) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  return (
    <>
      <PageHeader title={run.name} above={<Link to={generatorPaths.generator.to()}>{t('back')}</Link>} />
      <RunState run={run} given={given} />
    </>
  );
}

function RunState({ run, given }: { readonly run: OpenImport; readonly given: GivenEngine }) {
  if (run.state === 'unreadable') return <Unreadable run={run} />;
  // The rows of a file that this tab has need not wait for the server. A list of codes only the server completes.
  const isHere = given.handed !== null && run.reading.format !== 'codes';
  if (run.state === 'reading' && !isHere) return <Reading run={run} />;
  // Another reading of the file has other rows.
  return <OpenRun key={JSON.stringify(run.reading)} run={run} given={given} />;
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

function Unreadable({ run: { failure } }: { readonly run: OpenImport }) {
  const { t } = useTranslation('import-run');
  const texts = useImportTexts();
  return (
    <Notice
      tone="danger"
      title={t('unreadable')}
      action={
        <Link className={buttonClass()} to={generatorPaths.generator.to()}>
          {t('otherFile')}
        </Link>
      }
    >
      {failure?.place && `${texts.ofPlace(failure.place)} – `}
      {texts.ofCode(failure?.code ?? '', failure?.params)}
    </Notice>
  );
}
