import { formatMomentText } from '@countin/i18n';
import { serviceName } from '@countin/domain/store-links';
import { useLocale } from '@countin/i18n/react';
import type { Doubt } from '@countin/import/plan';
import type { Given } from '@countin/import/records';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { OptionFacts } from './services/option-facts.tsx';
import { answered, withLink, withRelease } from './preview/row-changes.ts';
import type { RunStore } from './preview/run-store.ts';
import styles from './run.module.css';
import { useImportTexts } from '../texts/use-import-texts.ts';

interface DoubtsProps {
  readonly store: RunStore;
  readonly row: number;
  readonly doubts: readonly Doubt[];
}

/** What is asked of a row, with its answers. */
export function Doubts({ store, row, doubts }: DoubtsProps) {
  const { t } = useTranslation('import-run');
  if (doubts.length === 0) return null;
  return (
    <section aria-label={t('questions')}>
      <h3 className={styles.heading}>{t('questions')}</h3>
      {doubts.map((doubt) => (
        <DoubtAnswers key={keyOf(doubt)} store={store} row={row} doubt={doubt} />
      ))}
    </section>
  );
}

const keyOf = (doubt: Doubt) => (doubt.code === 'which-link' ? `${doubt.code} ${doubt.service}` : doubt.code);

function DoubtAnswers({ store, row, doubt }: Omit<DoubtsProps, 'doubts'> & { readonly doubt: Doubt }) {
  const { t } = useTranslation('import-run');
  const texts = useImportTexts();
  const answer = (yes: boolean) => {
    const change = answered(store.changeOf(row), doubt, yes);
    if (change) store.change(change);
  };
  return (
    <div className={styles.doubt}>
      <p>{texts.ofCode(`doubt/${doubt.code}`, paramsOf(doubt))}</p>
      {'candidates' in doubt && <Candidates store={store} row={row} candidates={doubt.candidates} />}
      {'options' in doubt && <Options store={store} row={row} doubt={doubt} />}
      {isAnsweredByChoice(doubt) ? (
        <Button onClick={() => answer(false)}>{t(NO[doubt.code])}</Button>
      ) : (
        <div className={styles.line}>
          <Button variant="solid" onClick={() => answer(true)}>
            {t('yes')}
          </Button>
          <Button onClick={() => answer(false)}>{t('exclude')}</Button>
        </div>
      )}
    </div>
  );
}

type Choice = Exclude<Doubt, { code: 'numbered-slug' | 'same-release' }>;

/** What the button says that chooses nothing. */
const NO = {
  'other-artist': 'isNew',
  similar: 'isNew',
  several: 'isNew',
  'which-release': 'exclude',
  'which-link': 'isNone',
} as const satisfies Readonly<Record<Choice['code'], string>>;

function isAnsweredByChoice(doubt: Doubt): doubt is Choice {
  return doubt.code in NO;
}

function paramsOf(doubt: Doubt): Readonly<Record<string, string>> {
  if (doubt.code === 'numbered-slug') return { slug: doubt.slug };
  if (doubt.code === 'which-link') return { service: serviceName(doubt.service) ?? '' };
  return doubt.code === 'same-release' ? { row: doubt.row } : {};
}

interface OptionsProps {
  readonly store: RunStore;
  readonly row: number;
  readonly doubt: Extract<Doubt, { options: unknown }>;
}

/** Releases or pages of a service that a row of a list may be about. */
function Options({ store, row, doubt }: OptionsProps) {
  const { t } = useTranslation('import-run');
  const choose = (url: string) => {
    const change = store.changeOf(row);
    store.change(doubt.code === 'which-release' ? withRelease(change, url) : withLink(change, doubt.service, url));
  };
  return (
    <ul className={styles.plain}>
      {optionsOf(doubt).map(({ url, title, artist, facts }) => (
        <li key={url} className={styles.line}>
          <span>
            <b>
              <bdi>{title}</bdi>
            </b>{' '}
            <bdi>{artist}</bdi> <OptionFacts {...facts} />
            <a href={url} target="_blank" rel="noreferrer">
              <bdi>{url}</bdi>
            </a>
          </span>
          <Button size="small" aria-label={t('isThisLabel', { title })} onClick={() => choose(url)}>
            {t('isThis')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function optionsOf(doubt: OptionsProps['doubt']) {
  if (doubt.code === 'which-link')
    return doubt.options.map(({ url, title, artists, ...facts }) => ({ url, title, artist: artists[0] ?? '', facts }));
  return doubt.options.map(({ url, record: { artistName, fields } }) => ({
    url,
    title: valueOf(fields.title) ?? '',
    artist: artistName,
    facts: {
      kind: valueOf(fields.kind) ?? null,
      date: valueOf(fields.releaseMoment)?.date ?? null,
      trackCount: valueOf(fields.tracks)?.length ?? null,
    },
  }));
}

function valueOf<T>(given: Given<T> | undefined): T | undefined {
  return given && 'value' in given ? given.value : undefined;
}

interface CandidatesProps {
  readonly store: RunStore;
  readonly row: number;
  readonly candidates: Extract<Doubt, { candidates: unknown }>['candidates'];
}

/** Releases that the row may be about. */
function Candidates({ store, row, candidates }: CandidatesProps) {
  const { t } = useTranslation('import-run');
  const locale = useLocale();
  const artistNames = new Map(store.view().artists.map(({ artistId, name }) => [artistId, name]));
  const choose = (productId: string) => {
    const change = store.changeOf(row);
    store.change({ ...change, answers: { ...change.answers, target: { productId } } });
  };
  return (
    <ul className={styles.plain}>
      {candidates.map(({ productId, artistId, content: { title, upc, releaseMoment } }) => (
        <li key={productId} className={styles.line}>
          <span>
            <b>
              <bdi>{title}</bdi>
            </b>{' '}
            <bdi>{artistNames.get(artistId) ?? ''}</bdi>{' '}
            {releaseMoment && formatMomentText(locale, releaseMoment.date, releaseMoment.time, 0)} <bdi>{upc}</bdi>
          </span>
          <Button size="small" aria-label={t('isThisLabel', { title })} onClick={() => choose(productId)}>
            {t('isThis')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
