import { useOrigins } from '@countin/app-shell';
import { useDataAccess } from '@countin/data/access';
import { readAllKept } from '@countin/data/collection';
import type { KeptFolder } from '@countin/domain/collection';
import { errorCodeOf } from '@countin/domain/errors';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { saveFile } from '@countin/screen-kit/files';
import { Button, Notice, Section } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_FORMATS, writeFile, type FileFormat } from './collection-file.ts';
import { useImport, type ImportReport } from './use-import.ts';
import styles from './collection.module.css';

/** The collection as a file, and from one. */
export default function CollectionFiles({
  folders,
  isEmpty,
}: {
  readonly folders: readonly KeptFolder[];
  readonly isEmpty: boolean;
}) {
  const { t } = useTranslation('collection');
  const errorText = useErrorText();
  const access = useDataAccess();
  const origins = useOrigins();
  const input = useRef<HTMLInputElement>(null);
  const { report, ...imports } = useImport(folders);
  const save = useMutation({
    mutationFn: async (format: FileFormat) =>
      saveFile(`collection.${format}`, writeFile(format, { rows: await readAllKept(access), folders, origins })),
  });
  const error = save.error ?? imports.error;
  return (
    <Section title={t('files.title')} lead={t('files.lead')} className={styles.part}>
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      <div role="status">
        {report && (
          <Report
            report={report}
            isBusy={imports.isBusy}
            onApply={() => imports.apply(report)}
            onClose={imports.close}
          />
        )}
      </div>
      <div className={styles.buttons}>
        {!isEmpty &&
          FILE_FORMATS.map((format) => (
            <Button key={format} busy={save.isPending} onClick={() => save.mutate(format)}>
              {t('files.save', { format: format.toUpperCase() })}
            </Button>
          ))}
        <Button busy={imports.isBusy} onClick={() => input.current?.click()}>
          {t('files.open')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('files.open')}
          accept=".json,.csv,.opml,.xml"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) imports.open(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
    </Section>
  );
}

interface ReportProps {
  readonly report: ImportReport;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** What an import would do, or has done. */
function Report({ report: { done, outcomes, unreadable }, isBusy, onApply, onClose }: ReportProps) {
  const { t } = useTranslation(['collection', 'common']);
  const locale = useLocale();
  const lines = [
    ['kept', outcomes.kept],
    ['already', outcomes.already],
    ['unknown', outcomes.unknown],
    ['full', outcomes.full],
    ['unreadable', unreadable],
  ] as const;
  return (
    <Notice
      title={t(done ? 'files.done' : 'files.would')}
      action={
        <div className={styles.buttons}>
          {!done && outcomes.kept > 0 && (
            <Button variant="solid" size="small" busy={isBusy} onClick={onApply}>
              {t('files.apply')}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      }
    >
      <ul className={styles.report}>
        {lines
          .filter(([, count]) => count > 0)
          .map(([name, count]) => (
            <li key={name}>{t(`files.count.${name}`, { count, number: formatNumber(locale, count) })}</li>
          ))}
        {lines.every(([, count]) => count === 0) && <li>{t('files.nothing')}</li>}
      </ul>
    </Notice>
  );
}
