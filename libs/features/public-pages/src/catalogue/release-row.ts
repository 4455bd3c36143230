import { nextPhaseAt, releaseDay, type MomentPhase, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import { clockOfReleaseDate, formatReleaseDate, joinFacts } from '@countin/i18n';
import { momentData } from '../moment/moment-data.ts';
import type { ReleaseLineData } from '../moment/write-release-lines.ts';
import type { PageView } from '../page/page-view.ts';

/** A release in a list, with its state as text. */
export interface ReleaseRow {
  readonly release: ReleasePage;
  /** It is to come for every reader. */
  readonly upcoming: boolean;
  /** Kind and date, true in every zone. */
  readonly line: string;
  /** Clock of the date; null for a date that every reader has on their own. */
  readonly clock: string | null;
  /** What the page's script makes of the line; null without a date. */
  readonly data: ReleaseLineData | null;
  readonly href: string;
  /** When the row changes by itself, milliseconds since 1970; null if it stays. */
  readonly changesAt: number | null;
}

export function releaseRow(view: PageView, release: ReleasePage): ReleaseRow {
  const { t, language, now, origins, zone: reader = null } = view;
  const { releaseMoment: moment } = release;
  const kind = t(`kind.${release.kind}`);
  const date = formatReleaseDate(language, moment, now, reader);
  const { phase } = releaseDay(moment, now, reader);
  const next = t('artist:next', { kind, date });
  const out = t('artist:out', { kind, date });
  const lines: Record<MomentPhase, string> = { before: next, wave: joinFacts([kind, date]), after: out };
  const texts = {
    before: { out: t('release:after', { title: release.title }) },
    wave: { next, out },
    after: {},
  };
  const archived = release.status === 'archived';
  return {
    release,
    upcoming: !archived && phase === 'before',
    line: archived ? t('artist:archived', { kind }) : lines[phase],
    clock: archived || reader !== null ? null : clockOfReleaseDate(language, moment),
    data: archived ? null : { moment: momentData(moment), date, ...texts[phase] },
    href: origins.main + releasePath(release),
    changesAt: archived ? null : nextPhaseAt(moment, now),
  };
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

/** When the first of the rows changes by itself, or null. */
export function nextChange(rows: readonly ReleaseRow[]): number | null {
  const instants = rows.map(({ changesAt }) => changesAt).filter((at) => at !== null);
  return instants.length === 0 ? null : Math.min(...instants);
}
