import type { Reading } from '@countin/domain/imports';
import type { Language } from '@countin/domain/locale';
import { recogniseLink, serviceName } from '@countin/domain/store-links';
import { groupBy } from '@countin/domain/values';
import { readCodes, type CodeList } from '@countin/import/codes';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Notice, ProgressBar } from '@countin/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatorPaths } from '../../../paths/generator-paths.ts';
import { FileProblem } from '../reading/file-problem.tsx';
import { useStartImport } from '../reading/use-start-import.ts';
import { useImportTexts } from '../texts/use-import-texts.ts';
import { MOST_ENTRIES } from './list-limits.ts';
import styles from './lists.module.css';

/** Of the lines that are none, as many as are shown. */
const MOST_LINES = 20;

interface PastedListProps {
  readonly text: string;
  /** Of the list's file. */
  readonly name: string;
}

/** What was recognised in a text, and the button that looks it up. */
export default function PastedList({ text, name }: PastedListProps) {
  const { t } = useTranslation(['bulk-links', 'generator']);
  const [completeZeros, setCompleteZeros] = useState(false);
  const list = useMemo(() => readCodes(text, { completeZeros }), [text, completeZeros]);
  const asked = completeZeros || list.problems.some(({ code }) => code === 'import/lost-zeros');
  return (
    <div className={styles.found}>
      <Recognised list={list} />
      {asked && (
        <label className={styles.check}>
          <input type="checkbox" checked={completeZeros} onChange={({ target }) => setCompleteZeros(target.checked)} />
          <span>{t('generator:questions.complete')}</span>
        </label>
      )}
      {/* Another text is another file. */}
      <FindLinks key={`${completeZeros} ${text}`} text={text} name={name} list={list} completeZeros={completeZeros} />
    </div>
  );
}

function Recognised({ list }: { readonly list: CodeList }) {
  const { t } = useTranslation(['bulk-links', 'generator']);
  const locale = useLocale();
  const texts = useImportTexts();
  const facts = useFacts(list);
  const { problems } = list;
  const further = problems.length - MOST_LINES;
  return (
    <>
      <ul className={styles.facts} role="status" aria-label={t('found.label')}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {problems.length > 0 && (
        <ul className={styles.wrong} aria-label={t('found.wrongLabel')}>
          {problems.slice(0, MOST_LINES).map(({ code, params, place: { line }, found }, at) => (
            <li key={at}>
              <bdi>{t('generator:codes.wrongLine', { line: formatNumber(locale, line), found })}</bdi>
              <small>{texts.ofCode(code, params)}</small>
            </li>
          ))}
        </ul>
      )}
      {further > 0 && <p>{t('found.further', { number: formatNumber(locale, further) })}</p>}
    </>
  );
}

/** Entries by what they are, links by their service. */
function useFacts({ codes, repeated, problems }: CodeList): string[] {
  const { t } = useTranslation(['bulk-links', 'generator']);
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const kinds = groupBy(codes, nameOfEntry);
  const facts = [...kinds].map(([name, all]) => t('found.of', { name, number: number(all.length) }));
  if (repeated.length > 0) facts.push(t('generator:codes.repeated', { number: number(repeated.length) }));
  if (problems.length > 0) facts.push(t('found.wrong', { number: number(problems.length) }));
  return facts;
}

function nameOfEntry({ kind, code }: CodeList['codes'][number]): string {
  if (kind !== 'url') return kind.toUpperCase();
  const link = recogniseLink(code);
  return (link.ok && serviceName(link.service)) || code;
}

interface FindLinksProps extends PastedListProps {
  readonly list: CodeList;
  readonly completeZeros: boolean;
}

function FindLinks({ text, name, list, completeZeros }: FindLinksProps) {
  const { t, i18n } = useTranslation(['bulk-links', 'generator', 'common']);
  const locale = useLocale();
  const file = useMemo(() => new File([text], name, { type: 'text/plain' }), [text, name]);
  const { share, error, start, cancel } = useStartImport(file, generatorPaths.bulkLinksRun.to);
  const entries = list.codes.length + list.leftOut;
  if (entries > MOST_ENTRIES)
    return (
      <Notice
        tone="danger"
        title={t('found.tooMany', { number: formatNumber(locale, entries), most: formatNumber(locale, MOST_ENTRIES) })}
      />
    );
  if (share !== null)
    return (
      <div className={styles.found}>
        <ProgressBar label={t('generator:reading.uploading', { name })} share={share} />
        <div>
          <Button onClick={cancel}>{t('common:cancel')}</Button>
        </div>
      </div>
    );
  return (
    <>
      {error && <FileProblem error={error} />}
      <div>
        <Button
          variant="primary"
          disabled={entries === 0}
          onClick={() => start(readingOf(i18n.language as Language, completeZeros), [])}
        >
          {t('go')}
        </Button>
      </div>
    </>
  );
}

/** A list of codes, whatever it looks like. */
function readingOf(language: Language, completeZeros: boolean): Reading {
  return {
    format: 'codes',
    encoding: null,
    delimiter: null,
    sheet: null,
    mapping: null,
    dateOrder: null,
    decimalSign: null,
    emptyCells: 'keep',
    lostZeros: completeZeros ? 'complete' : 'refuse',
    language,
  };
}
