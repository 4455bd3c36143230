import { useDataAccess } from '@countin/data/access';
import { weekNumbersOptions } from '@countin/data/numbers';
import type { MyArtist } from '@countin/data/profiles';
import { countOf } from '@countin/domain/numbers';
import { can } from '@countin/domain/permissions';
import { Row, Rows, Section } from '@countin/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useWeekText } from './use-week-text.ts';

/** Artists whose numbers are read. Two documents are read for each. */
const MOST_ARTISTS = 20;
const DAYS = '7';

/**
 * Views of each artist's pages and how they changed. It is not there without views, or where they cannot be read: the
 * analysis says why.
 */
export default function WeekRows({ artists }: { readonly artists: readonly MyArtist[] }) {
  const { t } = useTranslation('today');
  const access = useDataAccess();
  const text = useWeekText();
  const counted = artists.filter(({ role }) => can(role, 'numbers.read')).slice(0, MOST_ARTISTS);
  const weeks = useQueries({
    queries: counted.map(({ id }) => weekNumbersOptions(access, { kind: 'artist', id })),
    combine: (queries) => queries.map(({ data }) => data),
  });
  const rows = counted.flatMap((artist, at) => {
    const week = weeks[at];
    const isShown = week && (countOf(week.counts, 'views') > 0 || countOf(week.before ?? {}, 'views') > 0);
    return isShown ? [{ artist, week }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('week.title')}>
      <Rows>
        {rows.map(({ artist: { id, name }, week }) => (
          <Row
            key={id}
            title={
              <Link to={paths.analysis.to(id, { days: DAYS })} aria-label={t('week.of', { name })}>
                <bdi>{name}</bdi>
              </Link>
            }
            below={text(week)}
          />
        ))}
      </Rows>
    </Section>
  );
}
