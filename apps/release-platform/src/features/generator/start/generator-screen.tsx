import { lazyImport } from '@countin/deployment-recovery';
import { importsOptions } from '@countin/data/imports';
import { screenLoader } from '@countin/screen-kit/loading';
import { DropZone, Notice, PageHeader, Skeleton } from '@countin/ui';
import { useErrorText } from '@countin/i18n/react';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportEngine, type MakeImportWorker } from '../engine/use-import-engine.ts';
import styles from '../generator.module.css';
import { Inputs } from './inputs.tsx';
import { RunList } from './run-list.tsx';

// The names of columns in all languages come with it.
const loadReadingStep = lazyImport(() => import('../reading/reading-step.tsx'));
const ReadingStep = lazy(loadReadingStep);

/** Starts to load the list of runs. */
export const loader = screenLoader(({ access, client }) => void client.prefetchInfiniteQuery(importsOptions(access)));

/** Makes many releases from a file: the inputs and earlier runs, then what a chosen file says. */
export function Component() {
  return <GeneratorScreen />;
}

interface GeneratorScreenProps {
  /** Tests give a worker of their own. */
  readonly makeWorker?: MakeImportWorker;
}

export function GeneratorScreen({ makeWorker }: GeneratorScreenProps) {
  const { t } = useTranslation('generator');
  const errorText = useErrorText();
  const { engine, error } = useImportEngine(makeWorker);
  const [chosen, setChosen] = useState<{ readonly file: File; readonly id: number } | null>(null);
  // The screen stays until the next step is loaded.
  const choose = (file: File) => startTransition(() => setChosen((before) => ({ file, id: (before?.id ?? 0) + 1 })));
  useEffect(() => void loadReadingStep(), []);
  return (
    <DropZone className={styles.zone} invitation={t('drop')} onFile={choose}>
      <div>
        <PageHeader title={t('title')} below={t('lead')} />
        {error && <Notice tone="danger" title={errorText(error.code)} />}
      </div>
      {/* A boundary that is there already: a new one would show its fallback for a while, although all is loaded. */}
      <Suspense fallback={<Skeleton height={240} />}>
        {chosen ? (
          <ReadingStep key={chosen.id} file={chosen.file} engine={engine} onBack={() => setChosen(null)} />
        ) : (
          <>
            <Inputs onFile={choose} />
            <RunList title={t('list.title')} />
          </>
        )}
      </Suspense>
    </DropZone>
  );
}
