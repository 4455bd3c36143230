import { lazyImport } from '@countin/deployment-recovery';
import type { OpenImport } from '@countin/data/imports';
import { Button, buttonClass, Notice, ProgressBar } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ScreenEngine } from './preview/run-engine.ts';
import { isReadInWays } from './rereading/is-read-in-ways.ts';
import styles from './run.module.css';
import { useRunsPath } from './use-runs-path.ts';
import { useImportTexts } from '../texts/use-import-texts.ts';

// The names of columns in all languages come with it.
const RereadPanel = lazy(lazyImport(() => import('./rereading/reread-panel.tsx')));

interface UnreadableProps {
  readonly run: OpenImport;
  readonly engine: ScreenEngine;
}

/** A run whose file cannot be read: what is wrong, and other ways of reading it. */
export function Unreadable({ run, engine }: UnreadableProps) {
  const { t } = useTranslation('import-run');
  const [rereading, setRereading] = useState(false);
  const texts = useImportTexts();
  const { path } = useRunsPath();
  const { failure } = run;
  return (
    <>
      <Notice
        tone="danger"
        title={t('unreadable')}
        action={
          <Link className={buttonClass()} to={path}>
            {t('otherFile')}
          </Link>
        }
      >
        {failure?.place && `${texts.ofPlace(failure.place)} – `}
        {texts.ofCode(failure?.code ?? '', failure?.params)}
      </Notice>
      {rereading ? (
        <Suspense fallback={<ProgressBar label={t('preparing')} share={null} />}>
          <RereadPanel run={run} engine={engine} onClose={() => setRereading(false)} />
        </Suspense>
      ) : (
        isReadInWays(run) && (
          <p className={styles.block}>
            <Button onClick={() => setRereading(true)}>{t('reread.open')}</Button>
          </p>
        )
      )}
    </>
  );
}
