import { useDataAccess } from '@countin/data/access';
import { fanKeys, importFans } from '@countin/data/fans';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { IMPORT_OUTCOMES, type ImportOutcome } from '@countin/domain/fan';
import { LIMITS } from '@countin/domain/fields';
import type { Language } from '@countin/domain/locale';
import { nextSendingDay } from '@countin/domain/sending';
import { formatDayAndTime, formatListStart, formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Notice, ProgressBar, Section, TextArea } from '@countin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@countin/screen-kit/files';
import { callPatiently } from '@countin/screen-kit/bulk';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { FileChoice } from './file-choice.tsx';
import { inBatches, isWelcome, judgeRows, refusedCsv, type JudgedRow } from './import-rows.ts';
import styles from './import-fans.module.css';
import { readFanFile, type FileRow } from './read-fan-file.ts';

const MINUTE = 60_000;
/** Rows that came twice are there once: they are sent again. */
const AWAY_WAITS_MS = [2000, 4000, 8000, 16_000, 30_000];
/** Row numbers that are named for each reason. */
const NAMED_ROWS = 5;

interface ImportFansProps {
  readonly artistId: string;
  /** Language of fans whose row has none. */
  readonly language: Language;
}

type Step =
  | { readonly kind: 'form' }
  | { readonly kind: 'busy'; readonly share: number; readonly imports: boolean; readonly waits?: boolean }
  | { readonly kind: 'judged'; readonly rows: readonly JudgedRow[] }
  /** Rows that were imported, and those that a daily limit leaves for another day. */
  | { readonly kind: 'done'; readonly count: number; readonly limited: number };

/** Imports fans from a CSV file: first says what would happen to each row, then does it. */
export default function ImportFans({ artistId, language }: ImportFansProps) {
  const { t } = useTranslation('signups');
  const errorText = useErrorText();
  const access = useDataAccess();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState('');
  const [proven, setProven] = useState(false);
  const [step, setStep] = useState<Step>({ kind: 'form' });
  const [error, setError] = useState<ErrorCode | 'unreadable' | null>(null);

  const ask = (dryRun: boolean) => (batch: readonly FileRow[]) => {
    const rows = batch.map(({ row: _, ...row }) => row);
    return callPatiently(() => importFans(access, { artistId, dryRun, source, proven, language, rows }), {
      awayWaits: AWAY_WAITS_MS,
      onWait: (waits) => setStep((current) => (current.kind === 'busy' ? { ...current, waits } : current)),
    });
  };
  const attempt = async (back: Step, work: () => Promise<Step | null>) => {
    setError(null);
    try {
      const next = await work();
      if (!next) setError('unreadable');
      setStep(next ?? back);
    } catch (failure) {
      setError(errorCodeOf(failure));
      setStep(back);
    }
  };
  const check = (chosen: File) => {
    setStep({ kind: 'busy', share: 0, imports: false });
    void attempt({ kind: 'form' }, async () => {
      const rows = readFanFile(new Uint8Array(await chosen.arrayBuffer()));
      if (!rows || rows.length === 0) return null;
      const judged = await judgeRows(rows, ask(true), (done) =>
        setStep({ kind: 'busy', share: done / rows.length, imports: false }),
      );
      return { kind: 'judged', rows: judged };
    });
  };
  const run = (rows: readonly JudgedRow[]) => {
    const welcome = rows.filter(({ outcome }) => isWelcome(outcome));
    setStep({ kind: 'busy', share: 0, imports: true });
    void attempt({ kind: 'judged', rows }, async () => {
      const done = await inBatches(welcome, ask(false), (count) =>
        setStep({ kind: 'busy', share: count / welcome.length, imports: true }),
      );
      void client.invalidateQueries({ queryKey: fanKeys.fans(artistId) });
      return {
        kind: 'done',
        count: done.filter(({ outcome }) => isWelcome(outcome)).length,
        limited: done.filter(({ outcome }) => outcome === 'limited').length,
      };
    });
  };

  const isFixed = step.kind !== 'form';
  return (
    <Section title={t('import.title')} lead={t('import.lead')} className={styles.import}>
      <div className={styles.form}>
        <FileChoice
          file={file}
          disabled={isFixed}
          error={error === 'unreadable' ? t('import.unreadable') : null}
          onChoose={(chosen) => {
            setError(null);
            setFile(chosen);
          }}
        />
        <TextArea
          label={t('import.source')}
          hint={t('import.sourceHint')}
          value={source}
          maxLength={LIMITS.importSource}
          rows={3}
          disabled={isFixed}
          onChange={({ target }) => setSource(target.value)}
        />
        <label className={styles.proven}>
          <input
            type="checkbox"
            checked={proven}
            disabled={isFixed}
            onChange={({ target }) => setProven(target.checked)}
          />
          <span>{t('import.proven')}</span>
        </label>
        {proven && <Notice title={t('import.firstList')} />}
        {error !== null && error !== 'unreadable' && <Notice tone="danger" title={errorText(error)} />}
        {step.kind === 'form' && (
          <Button
            variant="primary"
            disabled={!file || source.trim() === ''}
            onClick={() => {
              if (file) check(file);
            }}
          >
            {t('import.check')}
          </Button>
        )}
        <Progress step={step} onImport={run} onBack={() => setStep({ kind: 'form' })} />
      </div>
    </Section>
  );
}

interface ProgressProps {
  readonly step: Step;
  readonly onImport: (rows: readonly JudgedRow[]) => void;
  readonly onBack: () => void;
}

/** Progress of the file. */
function Progress({ step, onImport, onBack }: ProgressProps) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  const now = useNow(MINUTE);
  switch (step.kind) {
    case 'form':
      return null;
    case 'busy':
      return (
        <ProgressBar
          label={t(step.waits === true ? 'import.waiting' : step.imports ? 'import.running' : 'import.checking')}
          share={step.share}
        />
      );
    case 'judged':
      return <Judged rows={step.rows} onImport={() => onImport(step.rows)} onBack={onBack} />;
    case 'done':
      return (
        <Notice
          title={t('import.done', { count: step.count, number: formatNumber(locale, step.count) })}
          action={<Button onClick={onBack}>{t('import.again')}</Button>}
        >
          {step.limited > 0 &&
            t('import.limited', {
              number: formatNumber(locale, step.limited),
              when: formatDayAndTime(locale, nextSendingDay(now), ownZone, now),
            })}
        </Notice>
      );
  }
}

interface JudgedProps {
  readonly rows: readonly JudgedRow[];
  readonly onImport: () => void;
  readonly onBack: () => void;
}

/** Preview of the import by reason, with the first rows of each. */
function Judged({ rows, onImport, onBack }: JudgedProps) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  const reason = (outcome: ImportOutcome) => t(`import.outcomes.${outcome}`);
  const welcome = rows.filter(({ outcome }) => isWelcome(outcome)).length;
  return (
    <div className={styles.form} role="status">
      <h3>{t('import.result', { count: rows.length, number: formatNumber(locale, rows.length) })}</h3>
      <dl className={styles.outcomes}>
        {IMPORT_OUTCOMES.map((outcome) => {
          const found = rows.filter((row) => row.outcome === outcome);
          if (found.length === 0) return null;
          const named = found.slice(0, NAMED_ROWS).map(({ row }) => formatNumber(locale, row));
          return (
            <div key={outcome}>
              <dt>
                {reason(outcome)}
                {!isWelcome(outcome) && (
                  <small>
                    {t('import.rows', {
                      rows: formatListStart(locale, named) + (found.length > NAMED_ROWS ? ' …' : ''),
                    })}
                  </small>
                )}
              </dt>
              <dd>{formatNumber(locale, found.length)}</dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.actions}>
        {welcome > 0 && (
          <Button variant="primary" onClick={onImport}>
            {t('import.run', { count: welcome, number: formatNumber(locale, welcome) })}
          </Button>
        )}
        {welcome < rows.length && (
          <Button
            onClick={() =>
              saveFile('refused.csv', new Blob([refusedCsv(rows, reason)], { type: 'text/csv;charset=utf-8' }))
            }
          >
            {t('import.refused')}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {t('import.back')}
        </Button>
      </div>
    </div>
  );
}
