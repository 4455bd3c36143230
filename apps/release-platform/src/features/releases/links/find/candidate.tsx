import type { FoundLink } from '@countin/domain/link-finding';
import { formatNumber, formatPartialDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../../../shell/navigation/public-addresses.ts';
import { Confidence, Reasons } from './evidence.tsx';
import type { ComparedFacts, OwnFacts } from './own-facts.ts';
import styles from './candidate.module.css';

interface CandidateProps {
  readonly found: FoundLink;
  /** Of the service. */
  readonly name: string;
  readonly own: OwnFacts;
  /** Its actions. */
  readonly children: ReactNode;
}

const ROWS = ['title', 'artists', 'trackCount', 'date'] as const;
/** Facts of the score that each row shows. */
const FACTS_OF: Readonly<Record<(typeof ROWS)[number], readonly string[]>> = {
  title: ['title', 'version'],
  artists: ['artist'],
  trackCount: ['trackCount'],
  date: ['date'],
};

/** A doubtful page side by side with the release. Differences are marked. */
export function Candidate({ found, name, own, children }: CandidateProps) {
  const { t } = useTranslation('product-links');
  const shownOf = useShownFact();
  const differs = (row: (typeof ROWS)[number]) =>
    found.reasons.some(({ fact, points }) => points < 0 && FACTS_OF[row].includes(fact));
  return (
    <article className={styles.candidate} aria-label={found.facts?.title ?? spoken(found.url)}>
      {found.facts && (
        <table className={styles.compared}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('compare.yours')}</th>
              <th scope="col">{t('compare.theirs', { name })}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} data-differs={differs(row)}>
                <th scope="row">{t(`compare.${row}`)}</th>
                <td>{shownOf(row, own)}</td>
                <td>{found.facts && shownOf(row, found.facts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <a className={styles.url} href={found.url} target="_blank" rel="noreferrer" dir="ltr">
        {spoken(found.url)}
      </a>
      <Confidence found={found} />
      <Reasons reasons={found.reasons} />
      <div className={styles.actions}>{children}</div>
    </article>
  );
}

function useShownFact(): (row: (typeof ROWS)[number], facts: ComparedFacts) => ReactNode {
  const locale = useLocale();
  return (row, { title, artists, trackCount, date }) => {
    const text = {
      title,
      artists: artists.join(', '),
      trackCount: trackCount === null ? '' : formatNumber(locale, trackCount),
      date: date === null ? '' : formatPartialDate(locale, date),
    }[row];
    return text === '' ? '–' : <bdi>{text}</bdi>;
  };
}
