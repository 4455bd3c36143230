import { dayOf, lifeOf, releasePageKey } from '@countin/domain/numbers';
import type { ReleaseMoment } from '@countin/domain/release';
import { failedQueries } from '@countin/screen-kit/loading';
import { useQueries } from '@tanstack/react-query';
import type { AnalysisAddress } from './analysis-address.ts';
import { lifeTable, type ReportTable } from './report.ts';
import type { ReadNumbers } from './use-range-pair.ts';
import type { KnownRelease } from './use-releases-of-artist.ts';

/** A release with a date. */
type DatedRelease = KnownRelease & { readonly releaseMoment: ReleaseMoment };

/** The chosen release, those beside it, and their tables as far as they are read. */
export interface ReleaseLives {
  readonly dated: readonly DatedRelease[];
  readonly chosen: readonly DatedRelease[];
  readonly tables: readonly ReportTable[];
  /** Whether a table is still to come. */
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface LifeOptions {
  readonly read: ReadNumbers;
  /** Whether all releases are known. */
  readonly isKnown: boolean;
  readonly releases: readonly KnownRelease[];
  readonly address: AnalysisAddress;
  readonly now: number;
}

/** Lives of the chosen releases; without a choice, that of the latest release whose fortnight before has begun. */
export function useReleaseLives({ read, isKnown, releases, address, now }: LifeOptions): ReleaseLives {
  const today = dayOf(now);
  const dated = releases
    .filter((release): release is DatedRelease => release.releaseMoment !== null)
    .sort((a, b) => (a.releaseMoment.date < b.releaseMoment.date ? 1 : -1));
  const begun = dated.filter(({ releaseMoment }) => lifeOf(releaseMoment).from <= today);
  const first = begun.find(({ id }) => id === address.life) ?? begun[0];
  const others = begun.filter((release) => release !== first && address.others.includes(release.id));
  const chosen = first ? [first, ...others] : [];
  const queries = useQueries({
    queries: chosen.map(({ id, releaseMoment }) => read(lifeOf(releaseMoment), releasePageKey(id))),
  });
  const tables = chosen.flatMap(({ id, releaseMoment }, at) => {
    const numbers = queries[at]?.data;
    return numbers ? [lifeTable(id, releaseMoment, numbers, address.metric, now)] : [];
  });
  const isPending = !isKnown || queries.some((query) => query.isPending && !query.error);
  return { dated: begun, chosen, tables, isPending, ...failedQueries(queries) };
}
