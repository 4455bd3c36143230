import { releaseStateAt, resolveMoment, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import { formatDate } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';

/** A release in a list: where it stands, in words. */
export interface ReleaseRow {
  readonly release: ReleasePage;
  readonly upcoming: boolean;
  readonly line: string;
  readonly href: string;
}

/** A server cannot know the zone of whoever reads a list; a `local` moment counts from midday of the world. */
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

/** Upcoming ones, the next first; then what is out, the newest first. */
export function orderRows(rows: readonly ReleaseRow[]): {
  readonly upcoming: readonly ReleaseRow[];
  readonly out: readonly ReleaseRow[];
} {
  const byMoment = (a: ReleaseRow, b: ReleaseRow) => a.release.firstInstant - b.release.firstInstant;
  return {
    upcoming: rows.filter((row) => row.upcoming).toSorted(byMoment),
    out: rows.filter((row) => !row.upcoming).toSorted((a, b) => byMoment(b, a)),
  };
}

/** The first instant at which one of them comes out, or null. */
export function nextRelease(rows: readonly ReleaseRow[]): number | null {
  const instants = rows
    .filter((row) => row.upcoming)
    .map(({ release }) => resolveMoment(release.releaseMoment, LIST_ZONE).at);
  return instants.length === 0 ? null : Math.min(...instants);
}
