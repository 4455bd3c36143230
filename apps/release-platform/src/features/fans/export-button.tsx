import { useDataAccess } from '@countin/data/access';
import { eachSignup } from '@countin/data/signups';
import type { Signup } from '@countin/domain/fan';
import { Button, Notice } from '@countin/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shell/files/save-file.ts';
import { SIGNUP_COLUMNS, type SignupColumn } from './signup-columns.ts';

/** Saves all of an artist's fans as a CSV file, however many there are. */
export function ExportButton({ artistId, artistSlug }: { artistId: string; artistSlug: string }) {
  const { t } = useTranslation('signups');
  const access = useDataAccess();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const save = async () => {
    setState('busy');
    try {
      // The writer of CSV files loads with the first export.
      const { signupCsv } = await import('./signup-csv.ts');
      const all: Signup[] = [];
      for await (const signup of eachSignup(access, artistId)) all.push(signup);
      const headings = Object.fromEntries(SIGNUP_COLUMNS.map((column) => [column, t(`columns.${column}`)])) as Record<
        SignupColumn,
        string
      >;
      saveFile(
        `${artistSlug}-fans-${new Date().toISOString().slice(0, 10)}.csv`,
        new Blob([signupCsv(all, headings)], { type: 'text/csv;charset=utf-8' }),
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
