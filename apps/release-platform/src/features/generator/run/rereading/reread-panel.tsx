import { useDataAccess } from '@countin/data/access';
import { changeImportReadingOptions, type OpenImport } from '@countin/data/imports';
import { sameValue } from '@countin/domain/values';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Notice, Section, Skeleton } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isReadHere } from '../../engine/import-engine-limits.ts';
import { handReadFile } from '../../engine/read-file-handover.ts';
import { FileFacts } from '../../reading/file-facts.tsx';
import { FileProblem } from '../../reading/file-problem.tsx';
import { isWithoutContent } from '../../reading/is-without-content.ts';
import { TableChoices } from '../../reading/table-choices.tsx';
import { useChosenHeadings } from '../../reading/use-chosen-headings.ts';
import { useInspection } from '../../reading/use-inspection.ts';
import { FileButton } from '../../start/file-button.tsx';
import styles from '../../generator.module.css';
import blocks from '../run.module.css';
import type { ScreenEngine } from '../preview/run-engine.ts';
import { useRunFile, type RunFile } from './use-run-file.ts';

interface RereadPanelProps {
  readonly run: OpenImport;
  readonly engine: ScreenEngine;
  readonly onClose: () => void;
}

/** Other ways of reading a run's file, as before the run was made. Its rows come anew then. */
export default function RereadPanel({ run, engine, onClose }: RereadPanelProps) {
  const { t } = useTranslation('import-run');
  const runFile = useRunFile(run);
  const { file, isStored } = runFile;
  return (
    <Section className={blocks.block} title={t('reread.open')}>
      {file ? (
        <Ways run={run} engine={engine} file={file} isStored={isStored} onClose={onClose} />
      ) : (
        <MissingFile run={run} runFile={runFile} onClose={onClose} />
      )}
    </Section>
  );
}

interface MissingFileProps {
  readonly run: OpenImport;
  readonly runFile: RunFile;
  readonly onClose: () => void;
}

/** The file is on its way, or somebody has to choose it. */
function MissingFile({ run: { name }, runFile, onClose }: MissingFileProps) {
  const { t } = useTranslation('import-run');
  const { isBusy, error, retry, choose, wrong } = runFile;
  return (
    <div className={styles.questions}>
      {isBusy ? (
        <Busy label={t('reread.getting', { name })} />
      ) : (
        <>
          {error && <LoadErrorNotice error={error} onRetry={retry} />}
          {wrong !== null && <Notice tone="danger" title={t('reread.otherFile', { name: wrong })} />}
          <p>{t('reread.chooseText')}</p>
        </>
      )}
      <div className={styles.actions}>
        {!isBusy && (
          <FileButton accept=".csv,.tsv,.txt,.xlsx,text/csv" name={t('reread.choose', { name })} onFile={choose}>
            {t('reread.choose', { name })}
          </FileButton>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </div>
  );
}

function Busy({ label }: { readonly label: string }) {
  return (
    <div aria-busy role="status" aria-label={label}>
      <Skeleton height={240} />
    </div>
  );
}

interface WaysProps extends RereadPanelProps {
  readonly file: Blob;
  readonly isStored: boolean;
}

function Ways({ run, engine, file, isStored, onClose }: WaysProps) {
  const { t } = useTranslation(['import-run', 'generator']);
  const { language } = run.reading;
  const inspection = useInspection({ engine, file, language, chosen: useChosenHeadings(), stored: run.reading });
  const change = useMutation({
    ...changeImportReadingOptions(useDataAccess(), run.id),
    // A file that somebody has chosen may be another one of the same size: its rows come from the server.
    onSuccess: (_, { reading }) => {
      if (isStored && isReadHere(file)) handReadFile({ runId: run.id, file, reading });
    },
  });
  const { found, error } = inspection;
  const cancel = <Button onClick={onClose}>{t('cancel')}</Button>;
  if (!found)
    return error ? (
      <FileProblem error={error} action={cancel} />
    ) : (
      <Busy label={t('generator:reading.busy', { name: run.name })} />
    );
  const { reading, table } = found;
  const isNew = !sameValue(reading, run.reading);
  const read = () =>
    change.mutate({ runId: run.id, reading, headings: [...(table?.headings ?? [])] }, { onSuccess: onClose });
  return (
    <div className={styles.step}>
      <div>
        <FileFacts found={found} />
        {error && <FileProblem error={error} />}
      </div>
      <TableChoices inspection={inspection} />
      <div className={styles.questions}>
        {run.state === 'open' && <p>{t(isNew ? 'reread.dropped' : 'reread.unchanged')}</p>}
        {change.error && <LoadErrorNotice error={change.error} />}
        <div className={styles.actions}>
          <Button
            variant="primary"
            disabled={error !== null || isWithoutContent(found) || (run.state === 'open' && !isNew)}
            busy={inspection.isBusy || change.isPending}
            onClick={read}
          >
            {t('reread.go')}
          </Button>
          {cancel}
        </div>
      </div>
    </div>
  );
}
