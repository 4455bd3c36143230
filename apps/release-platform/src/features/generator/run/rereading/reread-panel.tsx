import { useDataAccess } from '@countin/data/access';
import { changeImportReadingOptions, type OpenImport } from '@countin/data/imports';
import { sameValue } from '@countin/domain/values';
import type { InspectedFile } from '@countin/import/sources';
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
import { FileButton } from '../../reading/file-button.tsx';
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

/** What the file can be read as. */
function Ways({ run, engine, file, isStored, onClose }: WaysProps) {
  const { t } = useTranslation(['import-run', 'generator']);
  const { language } = run.reading;
  const inspection = useInspection({ engine, file, language, chosen: useChosenHeadings(), stored: run.reading });
  const { found, error } = inspection;
  if (!found && error) return <FileProblem error={error} action={<Button onClick={onClose}>{t('cancel')}</Button>} />;
  if (!found) return <Busy label={t('generator:reading.busy', { name: run.name })} />;
  return (
    <div className={styles.step}>
      <div>
        <FileFacts found={found} />
        {error && <FileProblem error={error} />}
      </div>
      <TableChoices inspection={inspection} />
      <Confirmation
        run={run}
        found={found}
        blocked={error !== null || isWithoutContent(found)}
        busy={inspection.isBusy}
        // A file that somebody has chosen may be another one of the same size: its rows come from the server.
        kept={isStored && isReadHere(file) ? file : null}
        onClose={onClose}
      />
    </div>
  );
}

interface ConfirmationProps {
  readonly run: OpenImport;
  readonly found: InspectedFile;
  readonly blocked: boolean;
  readonly busy: boolean;
  /** The file, if this tab may read its rows itself. */
  readonly kept: Blob | null;
  readonly onClose: () => void;
}

/** What another reading drops, and the button that begins it. */
function Confirmation({ run, found: { reading, table }, blocked, busy, kept, onClose }: ConfirmationProps) {
  const { t } = useTranslation('import-run');
  const change = useMutation({
    ...changeImportReadingOptions(useDataAccess(), run.id),
    onSuccess: () => {
      if (kept) handReadFile({ runId: run.id, file: kept, reading });
    },
  });
  const hasRows = run.state === 'open';
  const isSame = hasRows && sameValue(reading, run.reading);
  const read = () =>
    change.mutate({ runId: run.id, reading, headings: [...(table?.headings ?? [])] }, { onSuccess: onClose });
  return (
    <div className={styles.questions}>
      {hasRows && <p>{t(isSame ? 'reread.unchanged' : 'reread.dropped')}</p>}
      {change.error && <LoadErrorNotice error={change.error} />}
      <div className={styles.actions}>
        <Button variant="primary" disabled={blocked || isSame} busy={busy || change.isPending} onClick={read}>
          {t('reread.go')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </div>
  );
}
