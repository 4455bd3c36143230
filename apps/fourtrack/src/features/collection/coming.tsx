import { useOrigins } from '@countin/app-shell';
import type { KeptView } from '@countin/domain/collection';
import { releaseDay } from '@countin/domain/release';
import { countdownParts, countdownWords, formatInstant, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { Figures, Row, Rows, Section } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { keptLink } from './kept-link.ts';
import { KeptPicture } from './kept-picture.tsx';
import styles from './collection.module.css';

/** Rows with a countdown; the others say their moment. */
const MOST = 12;

/** What comes next of what the user keeps: the first with a countdown. */
export function Coming({ next }: { readonly next: readonly KeptView[] }) {
  const { t } = useTranslation(['collection', 'release']);
  const locale = useLocale();
  const now = useNow(1000);
  const timed = next.flatMap((view) => {
    if (!view.releaseMoment) return [];
    const { at, phase } = releaseDay(view.releaseMoment, now, ownZone);
    return phase === 'before' ? [{ view, at }] : [];
  });
  if (timed.length === 0) return null;
  return (
    <Section title={t('next.title')}>
      <Rows label={t('next.title')}>
        {timed.slice(0, MOST).map(({ view, at }, index) => (
          <Row
            key={view.id}
            start={<KeptPicture view={view} size={56} />}
            title={<PageLink view={view} />}
            below={
              <>
                {joinFacts([view.artistName, t('release:before', { ...formatInstant(locale, at, ownZone, now) })])}
                {index === 0 && (
                  <span className={styles.timer}>
                    <Figures
                      label={t('next.timer', { title: view.title })}
                      figures={countdownParts(countdownWords(locale), at - now).map(({ digits, label }) => ({
                        value: digits,
                        name: label,
                      }))}
                    />
                  </span>
                )}
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

/** What came out since the user's last visit. */
export function News({ news }: { readonly news: readonly KeptView[] }) {
  const { t } = useTranslation('collection');
  if (news.length === 0) return null;
  return (
    <Section title={t('news.title')}>
      <Rows label={t('news.title')}>
        {news.slice(0, MOST).map((view) => (
          <Row
            key={view.id}
            start={<KeptPicture view={view} size={56} />}
            title={<PageLink view={view} />}
            below={view.artistName}
          />
        ))}
      </Rows>
    </Section>
  );
}

function PageLink({ view }: { readonly view: KeptView }) {
  const href = keptLink(useOrigins(), view);
  return href === null ? view.title : <a href={href}>{view.title}</a>;
}
