import { releaseStateAt, resolveMoment, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import { formatDate } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';

/** A release in a list, with its state as text. */
export interface ReleaseRow {
  readonly release: ReleasePage;
  readonly upcoming: boolean;
  readonly line: string;
  readonly href: string;
}

/** Time zone of lists. The server does not know the visitor's zone, so a `local` moment is read as UTC. */
const LIST_ZONE = 'UTC';

export function releaseRow({ t, language, now, origins }: PageView, release: ReleasePage): ReleaseRow {
  const state = releaseStateAt(release, now, LIST_ZONE);
  const kind = t(`kind.${release.kind}`);
  const date = formatDate(language, Date.parse(`${release.releaseMoment.date}T00:00:00Z`), LIST_ZONE, now);
  const line =
    state === 'archived'
      ? t('artist:archived', { kind })
      : state === 'scheduled'
        ? t('artist:next', { kind, date })
        : t('artist:out', { kind, date });
  return { release, upcoming: state === 'scheduled', line, href: origins.main + releasePath(release) };
}

/** Splits the releases: upcoming ones in ascending order, then past ones in the wanted order. */
export function orderRows(
  rows: readonly ReleaseRow[],
  order: 'newest' | 'oldest' = 'newest',
): {
  readonly upcoming: readonly ReleaseRow[];
  readonly out: readonly ReleaseRow[];
} {
  const byMoment = (a: ReleaseRow, b: ReleaseRow) => a.release.firstInstant - b.release.firstInstant;
  return {
    upcoming: rows.filter((row) => row.upcoming).toSorted(byMoment),
    out: rows.filter((row) => !row.upcoming).toSorted((a, b) => (order === 'newest' ? byMoment(b, a) : byMoment(a, b))),
  };
}

/** Time of the next release, or null. */
export function nextRelease(rows: readonly ReleaseRow[]): number | null {
  const instants = rows
    .filter((row) => row.upcoming)
    .map(({ release }) => resolveMoment(release.releaseMoment, LIST_ZONE).at);
  return instants.length === 0 ? null : Math.min(...instants);
}
