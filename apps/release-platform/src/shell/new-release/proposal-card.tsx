import type { CoverDesign } from '@countin/cover-art';
import type { FoundRow, ProposedRelease, ReleaseProposal } from '@countin/domain/link-finding';
import { fullTitle } from '@countin/domain/release';
import { serviceName } from '@countin/domain/store-links';
import { formatList, formatPartialDate, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Cover } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { confidenceWord } from '../releases/judge-found.ts';
import styles from './proposal-card.module.css';

interface ProposalCardProps {
  readonly release: ProposedRelease;
  readonly proposal: ReleaseProposal;
  /** Drawn in place of a cover that no service has. */
  readonly cover: CoverDesign;
}

/** A release as the services have it, and where it was found. */
export function ProposalCard({ release, proposal, cover }: ProposalCardProps) {
  const { t } = useTranslation(['new-release', 'common']);
  const locale = useLocale();
  const { title, kind, artists, date, label, trackCount, coverPreview } = release;
  const facts = [
    t(`common:kind.${kind}`),
    trackCount > 0 ? t('common:tracks', { count: trackCount }) : null,
    date && formatPartialDate(locale, date),
    label,
  ];
  return (
    <section className={styles.card} aria-label={title}>
      <Cover
        design={cover}
        picture={coverPreview === null ? null : { src: coverPreview, ground: 'transparent' }}
        title={title}
        artist={artists[0]}
        size={112}
        className={styles.cover}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <bdi>{fullTitle(release)}</bdi>
        </h3>
        <p>
          <bdi>{formatList(locale, artists)}</bdi>
        </p>
        <p className={styles.facts}>{joinFacts(facts)}</p>
      </div>
      <FoundServices proposal={proposal} />
    </section>
  );
}

/** Services that surely have it, each with a link and its confidence. Below: the others. */
export function FoundServices({ proposal: { rows, example, notReached } }: Pick<ProposalCardProps, 'proposal'>) {
  const { t } = useTranslation(['new-release', 'product-links']);
  const locale = useLocale();
  const namesOf = (status: FoundRow['status'], more: readonly string[] = []) => {
    const names = rows.flatMap((row) => (row.status === status ? (serviceName(row.service) ?? []) : []));
    return formatList(locale, [...names, ...more]);
  };
  const others = [
    ['unsure', namesOf('doubtful')],
    ['missing', namesOf('not-found')],
    ['silent', namesOf('not-reached', notReached)],
  ] as const;
  const found = rows.flatMap((row) => (row.status === 'found' ? [row] : []));
  return (
    <div className={styles.services}>
      {found.length > 0 && (
        <>
          <h4 className={styles.heading}>{t('foundOn')}</h4>
          <ul className={styles.list}>
            {found.map(({ service, link }) => (
              <li key={service}>
                <a href={link.url} target="_blank" rel="noreferrer">
                  {serviceName(service)}
                </a>
                <span className={styles.confidence}>
                  {t(`product-links:confidence.${confidenceWord(link.confidence)}`)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.map(
        ([key, names]) =>
          names !== '' && (
            <p key={key} className={styles.facts}>
              {t(key, { names })}
            </p>
          ),
      )}
      {example && <p className={styles.facts}>{t('product-links:search.example')}</p>}
    </div>
  );
}
