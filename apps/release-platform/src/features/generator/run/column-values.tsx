import { useDataAccess } from '@countin/data/access';
import { changeImportOptions, type OpenImport } from '@countin/data/imports';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './run.module.css';
import { useColumnName } from '../texts/use-column-name.ts';

/** Texts that stand in a column of every row, each of which can be taken away. */
export default function ColumnValues({ run }: { readonly run: OpenImport }) {
  const { t } = useTranslation('import-run');
  const columnName = useColumnName();
  const { mutate, isPending, error } = useMutation(changeImportOptions(useDataAccess(), run.id));
  return (
    <section className={styles.block} aria-label={t('columnValues')}>
      <h2 className={styles.heading}>{t('columnValues')}</h2>
      {error && <LoadErrorNotice error={error} />}
      <ul className={styles.plain}>
        {run.columnValues.map((value) => (
          <li key={value.column} className={styles.line}>
            <span>
              {columnName(value.column)}: <bdi>{value.text || t('emptyValue')}</bdi>
            </span>
            <Button
              size="small"
              variant="quiet"
              busy={isPending}
              disabled={run.state === 'working'}
              aria-label={t('removeValue', { column: columnName(value.column) })}
              onClick={() =>
                mutate({
                  runId: run.id,
                  artists: run.artists,
                  columnValues: run.columnValues.filter((other) => other !== value),
                })
              }
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
