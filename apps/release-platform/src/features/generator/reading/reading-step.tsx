import type { Language } from '@countin/domain/locale';
import type { InspectedFile } from '@countin/import/sources';
import { Button, Notice, ProgressBar, Section, Skeleton } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { EngineClient } from '../engine/engine-client.ts';
import { isReadHere } from '../engine/import-engine-limits.ts';
import styles from '../generator.module.css';
import { FileFacts } from './file-facts.tsx';
import { FileProblem } from './file-problem.tsx';
import { isWithoutContent } from './is-without-content.ts';
import { TableChoices } from './table-choices.tsx';
import { useChosenHeadings } from './use-chosen-headings.ts';
import { useInspection, type Inspection } from './use-inspection.ts';
import { useStartImport, type StartImport } from './use-start-import.ts';

interface ReadingStepProps {
  readonly file: File;
  readonly engine: EngineClient;
  readonly onBack: () => void;
}

/** What was recognised in a file, what it is read as, and what has to be asked, before its rows are looked at. */
export default function ReadingStep({ file, engine, onBack }: ReadingStepProps) {
  const { t, i18n } = useTranslation(['generator', 'import-errors']);
  const inspection = useInspection({ engine, file, language: i18n.language as Language, chosen: useChosenHeadings() });
  const sending = useStartImport(file);
  const back = <Button onClick={onBack}>{t('reading.another')}</Button>;
  if (!inspection.found && inspection.error) return <FileProblem error={inspection.error} action={back} />;
  if (!inspection.found)
    return (
      <div aria-busy role="status" aria-label={t('reading.busy', { name: file.name })}>
        <Skeleton height={240} />
      </div>
    );
  const isSending = sending.share !== null;
  return (
    <div className={styles.step}>
      <Section title={<bdi>{file.name}</bdi>} aside={!isSending && back}>
        <FileFacts found={inspection.found} />
        {!isReadHere(file) && <Notice title={t('reading.large')} />}
        {inspection.error && <FileProblem error={inspection.error} />}
      </Section>
      {!isSending && <TableChoices inspection={inspection} />}
      <Sending name={file.name} found={inspection.found} inspection={inspection} sending={sending} />
    </div>
  );
}

interface SendingProps {
  readonly name: string;
  readonly found: InspectedFile;
  readonly inspection: Inspection;
  readonly sending: StartImport;
}

/** Sends the file, and opens its run then. */
function Sending({ name, found, inspection, sending: { share, error, start, cancel } }: SendingProps) {
  const { t } = useTranslation(['generator', 'common']);
  if (share === null)
    return (
      <>
        {error && <FileProblem error={error} />}
        <div className={styles.actions}>
          <Button
            variant="primary"
            disabled={inspection.error !== null || isWithoutContent(found)}
            busy={inspection.isBusy}
            onClick={() => start(found.reading, found.table?.headings ?? [])}
          >
            {t('reading.look')}
          </Button>
        </div>
      </>
    );
  return (
    <div className={styles.questions}>
      <p role="status">{t('reading.uploading', { name })}</p>
      <ProgressBar label={t('reading.uploading', { name })} share={share} />
      <div className={styles.actions}>
        <Button onClick={cancel}>{t('common:cancel')}</Button>
      </div>
    </div>
  );
}
