import { Button, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@countin/screen-kit/files';
import type { Annotation } from './annotations.ts';
import type { ReportSubject, ReportWords } from './report-files.ts';
import type { ReportTable } from './report.ts';
import type { Names } from './use-names.ts';

interface ExportButtonsProps {
  readonly tables: readonly ReportTable[];
  /** Whether every table is there. A file that is asked for before waits for them. */
  readonly isComplete: boolean;
  readonly annotations: readonly Annotation[];
  readonly subject: ReportSubject;
  readonly names: Names;
  /** Name of the files, without ending. */
  readonly fileName: string;
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;
type FileKind = keyof typeof TYPES;

/** Saves everything that the screen shows as a file. */
export function ExportButtons({ tables, isComplete, annotations, subject, names, fileName }: ExportButtonsProps) {
  const { t } = useTranslation('analysis');
  const words: ReportWords = {
    ...names,
    headings: (['table', 'key', 'entry', 'column', 'value'] as const).map((heading) => t(`csv.${heading}`)),
    annotations: annotations.map(({ day, kind, title }) => ({ day, text: t(`annotations.${kind}`, { title }) })),
    annotationsName: t('annotations.title'),
  };
  const [wanted, setWanted] = useState<FileKind | null>(null);
  const { mutate, reset, isError } = useMutation({
    mutationFn: async (kind: FileKind) => {
      // The writer of CSV files loads with the first export.
      const { reportCsv, reportJson } = await import('./report-files.ts');
      const text = kind === 'csv' ? reportCsv(tables, words) : reportJson(tables, subject, words);
      saveFile(`${fileName}.${kind}`, new Blob([text], { type: `${TYPES[kind]};charset=utf-8` }));
    },
    onError: (error) => console.error('The export failed', error),
    onSettled: () => setWanted(null),
  });
  useEffect(() => {
    if (wanted && isComplete) mutate(wanted);
  }, [wanted, isComplete, mutate]);
  return (
    <>
      {(['csv', 'json'] as const).map((kind) => (
        <Button
          key={kind}
          icon={<Download aria-hidden />}
          busy={wanted === kind}
          onClick={() => {
            reset();
            setWanted(kind);
          }}
        >
          {t(`export.${kind}`)}
        </Button>
      ))}
      {isError && <Notice tone="danger" title={t('export.failed')} />}
    </>
  );
}
