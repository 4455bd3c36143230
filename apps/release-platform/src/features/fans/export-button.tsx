import { useDataAccess } from '@countin/data/access';
import { eachPageOfFans, type FansQuery } from '@countin/data/fans';
import { Button, Notice } from '@countin/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@countin/screen-kit/files';
import { FAN_COLUMNS, type FanColumn } from './fan-columns.ts';

interface ExportButtonProps {
  readonly wanted: FansQuery;
  /** Slug of the artist or the label, for the name of the file. */
  readonly slug: string;
  /** Titles of the artist's releases by id. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Saves the fans that the screen shows as a CSV file, however many there are. */
export function ExportButton({ wanted, slug, titles }: ExportButtonProps) {
  const { t } = useTranslation('signups');
  const access = useDataAccess();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const save = async () => {
    setState('busy');
    try {
      // The writer of CSV files loads with the first export.
      const { csvHead, csvRows } = await import('./fan-csv.ts');
      const headings = Object.fromEntries(FAN_COLUMNS.map((column) => [column, t(`columns.${column}`)])) as Record<
        FanColumn,
        string
      >;
      // A page at a time becomes text: 100,000 fans as objects would take hundreds of megabytes.
      const parts: BlobPart[] = [csvHead({ headings })];
      for await (const fans of eachPageOfFans(access, wanted)) parts.push(new Blob([csvRows(fans, { titles })]));
      saveFile(
        `${slug}-fans-${new Date().toISOString().slice(0, 10)}.csv`,
        new Blob(parts, { type: 'text/csv;charset=utf-8' }),
      );
      setState('idle');
    } catch (error) {
      console.error('The export failed', error);
      setState('failed');
    }
  };

  return (
    <>
      <Button icon={<Download aria-hidden />} busy={state === 'busy'} onClick={() => void save()}>
        {t(state === 'busy' ? 'exporting' : 'export')}
      </Button>
      {state === 'failed' && <Notice tone="danger" title={t('exportFailed')} />}
    </>
  );
}
