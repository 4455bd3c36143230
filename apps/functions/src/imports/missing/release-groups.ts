import type { ArtistAlbum } from '@countin/catalogue';
import { kindByCount } from '@countin/domain/release-metadata';
import { matchRelease, NO_FACTS, titleParts } from '@countin/domain/release-match';
import type { ReleaseKind } from '@countin/domain/release';

/** What decides whether two releases are one. */
export interface Compared {
  readonly title: string;
  /** `2026`, `2026-11` or `2026-11-20`; null if unknown. */
  readonly date: string | null;
  readonly kind: ReleaseKind | null;
  /** Bar codes as 14 digits. */
  readonly gtins: readonly string[];
}

/** Finds releases that are the same as a given one: by bar code, else by title with date and kind. */
export class ReleaseGroups<Group extends Compared> {
  readonly #byGtin = new Map<string, Group[]>();
  readonly #byTitle = new Map<string, Group[]>();

  add(group: Group, named: Compared = group): void {
    for (const gtin of named.gtins) put(this.#byGtin, gtin, group);
    put(this.#byTitle, titleKey(named.title), group);
  }

  /** Those that are the same release, the surest first. */
  sameAs(wanted: Compared): Group[] {
    const byCode = wanted.gtins.flatMap((gtin) => this.#byGtin.get(gtin) ?? []);
    const byTitle = (this.#byTitle.get(titleKey(wanted.title)) ?? []).filter((group) => isSame(group, wanted));
    return [...new Set([...byCode, ...byTitle])];
  }
}

/** An album of a service, with the kind by its number of tracks where the service names none. */
export function comparedOf({ title, date, releaseKind, trackCount, gtins }: ArtistAlbum): Compared {
  return { title, date, kind: releaseKind ?? (trackCount ? kindByCount(trackCount) : null), gtins };
}

/** Whether two releases of one artist with the same title, versions apart, are one. */
function isSame(one: Compared, other: Compared): boolean {
  if (kindsConflict(one, other)) return false;
  const { reasons } = matchRelease(factsOf(one), { ...factsOf(other), answersCode: null });
  const verdicts = new Map<string, string>(reasons.map(({ fact, verdict }) => [fact, verdict]));
  if (verdicts.get('version') !== 'same' && verdicts.has('version')) return false;
  if (verdicts.get('date') === 'different') return false;
  // A code that differs outweighs the title only where the dates do not confirm it.
  return verdicts.has('date') || verdicts.get('code') !== 'different';
}

/** A single and its album often have one title. Services disagree about EPs. */
function kindsConflict(one: Compared, other: Compared): boolean {
  const kinds = [one.kind, other.kind];
  return kinds.includes('single') && kinds.includes('album');
}

const factsOf = ({ title, date, gtins }: Compared) => ({ ...NO_FACTS, title, date, gtins });

/** Titles with one key are the same but for versions, guests, case and accents. */
function titleKey(title: string): string {
  return titleParts(title).base.replaceAll(' ', '') || title.normalize('NFKC').trim();
}

function put<Group>(groups: Map<string, Group[]>, key: string, group: Group): void {
  const found = groups.get(key);
  if (!found) groups.set(key, [group]);
  else if (!found.includes(group)) found.push(group);
}
