import { useDataAccess } from '@countin/data/access';
import { deadLinksOptions, reportedLinksOptions } from '@countin/data/links';
import { useSession } from '@countin/data/session';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { failedQueries, LoadErrorNotice } from '@countin/screen-kit/loading';
import { Row, Rows, Section } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { linkProblems } from './link-problems.ts';

interface LinksBlockProps {
  /** Artists whose releases the user may edit. */
  readonly artistIds: readonly string[];
  readonly artistNameOf: (artistId: string) => string | undefined;
}

/** Releases with links that the nightly check found gone, or that fans have reported as wrong. */
export function LinksBlock({ artistIds, artistNameOf }: LinksBlockProps) {
  const { t } = useTranslation(['today', 'releases']);
  const locale = useLocale();
  const access = useDataAccess();
  const { uid } = useSession();
  const enabled = artistIds.length > 0;
  const dead = useQuery({ ...deadLinksOptions(access, uid), enabled });
  const reported = useQuery({ ...reportedLinksOptions(access, uid), enabled });
  const problems = linkProblems(dead.data, reported.data).filter(({ artistId }) => artistIds.includes(artistId));
  const { error, retry } = failedQueries([dead, reported]);
  if (!error && problems.length === 0) return null;
  const counted = (key: 'gone' | 'reported', count: number) =>
    count === 0 ? null : t(`links.${key}`, { count, number: formatNumber(locale, count) });
  return (
    <Section title={t('links.title')}>
      {error && <LoadErrorNotice error={error} onRetry={retry} />}
      <Rows>
        {problems.map(({ artistId, productId, title, gone, open }) => (
          <Row
            key={productId}
            title={<Link to={paths.productLinks.to(artistId, productId)}>{title || t('releases:untitled')}</Link>}
            below={joinFacts([artistNameOf(artistId), counted('gone', gone), counted('reported', open)])}
          />
        ))}
      </Rows>
    </Section>
  );
}
