import { Button, Notice } from '@countin/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shell/files/save-file.ts';
import type { Annotation } from './annotations.ts';
import type { ReportSubject, ReportWords } from './report-files.ts';
import type { ReportTable } from './report.ts';
import type { Names } from './use-names.ts';

interface ExportButtonsProps {
  readonly tables: readonly ReportTable[];
  readonly annotations: readonly Annotation[];
  readonly subject: ReportSubject;
  readonly names: Names;
  /** Name of the files, without ending. */
  readonly fileName: string;
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;
type FileKind = keyof typeof TYPES;

/** Saves everything that the screen shows as a file. */
export function ExportButtons({ tables, annotations, subject, names, fileName }: ExportButtonsProps) {
  const { t } = useTranslation('analysis');
  const [failed, setFailed] = useState(false);
  const words: ReportWords = {
    ...names,
    headings: (['table', 'key', 'entry', 'column', 'value'] as const).map((heading) => t(`csv.${heading}`)),
    annotations: annotations.map(({ day, kind, title }) => ({ day, text: t(`annotations.${kind}`, { title }) })),
    annotationsName: t('annotations.title'),
  };
  const save = async (kind: FileKind) => {
    setFailed(false);
    try {
      // The writer of CSV files loads with the first export.
      const { reportCsv, reportJson } = await import('./report-files.ts');
      const text = kind === 'csv' ? reportCsv(tables, words) : reportJson(tables, subject, words);
      saveFile(`${fileName}.${kind}`, new Blob([text], { type: `${TYPES[kind]};charset=utf-8` }));
    } catch (error) {
      console.error('The export failed', error);
      setFailed(true);
    }
  };
  return (
    <>
      {(['csv', 'json'] as const).map((kind) => (
        <Button key={kind} icon={<Download aria-hidden />} onClick={() => void save(kind)}>
          {t(`export.${kind}`)}
        </Button>
      ))}
      {failed && <Notice tone="danger" title={t('export.failed')} />}
    </>
  );
}
