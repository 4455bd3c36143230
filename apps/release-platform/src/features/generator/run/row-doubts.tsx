import { formatMomentText } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import type { Doubt } from '@countin/import/plan';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { answered } from './preview/row-changes.ts';
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
        <DoubtAnswers key={doubt.code} store={store} row={row} doubt={doubt} />
      ))}
    </section>
  );
}

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
      {'candidates' in doubt ? (
        <>
          <Candidates store={store} row={row} candidates={doubt.candidates} />
          <Button onClick={() => answer(false)}>{t('isNew')}</Button>
        </>
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

function paramsOf(doubt: Doubt): Readonly<Record<string, string>> {
  if (doubt.code === 'numbered-slug') return { slug: doubt.slug };
  return doubt.code === 'same-release' ? { row: doubt.row } : {};
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
