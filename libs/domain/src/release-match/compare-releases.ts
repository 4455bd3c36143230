import { compareArtists } from './compare-artists.ts';
import { compareTexts } from './compare-texts.ts';
import type { OfferedRelease, ReleaseFacts } from './release-facts.ts';
import { folded, titleParts } from './title-parts.ts';
import { isEdition, versionsIn, type Version } from './version-words.ts';
import type { Verdicts } from './weights.ts';

/** Services round durations to seconds, and add or cut silence. */
const SAME_DURATION_MS = 2000;
const NEAR_DURATION_MS = 6000;
const DAY_MS = 86_400_000;
const MONTH_DAYS = 31;
const YEAR_DAYS = 366;

/** Compares each fact of a wanted release with one that a service offers. */
export function compareReleases(wanted: ReleaseFacts, offered: OfferedRelease): Verdicts {
  const [ours, theirs] = [titleParts(wanted.title), titleParts(offered.title)];
  return {
    code: compareCodes(wanted, offered),
    isrcs: compareIsrcs(wanted.isrcs, offered.isrcs),
    title:
      ours.base === '' && theirs.base === '' ? compareSymbols(wanted, offered) : compareTexts(ours.base, theirs.base),
    version: compareVersions(
      [...ours.versions, ...artistVersions(wanted)],
      [...theirs.versions, ...artistVersions(offered)],
      wanted.title === '' || offered.title === '',
    ),
    artist: compareArtists(wanted.artists, offered.artists),
    trackCount: compareCounts(wanted.trackCount, offered.trackCount),
    durations: compareDurations(wanted.durationsMs, offered.durationsMs),
    date: compareDates(wanted.date, offered.date),
  };
}

function compareCodes(wanted: ReleaseFacts, offered: OfferedRelease): Verdicts['code'] {
  if (wanted.gtins.length === 0 && wanted.isrcs.length === 0) return 'unknown';
  if (wanted.gtins.some((gtin) => offered.gtins.includes(gtin))) return 'same';
  // A repeated code that differs outweighs the question.
  if (wanted.gtins.length > 0 && offered.gtins.length > 0) return 'different';
  const codes = [...wanted.gtins, ...wanted.isrcs];
  return offered.answersCode !== null && codes.includes(offered.answersCode) ? 'answered' : 'unknown';
}

function compareIsrcs(wanted: readonly string[], offered: readonly string[]): Verdicts['isrcs'] {
  if (wanted.length === 0 || offered.length === 0) return 'unknown';
  const shared = new Set(wanted.filter((isrc) => offered.includes(isrc))).size;
  if (shared === 0) return 'none';
  if (shared === Math.max(new Set(wanted).size, new Set(offered).size)) return 'all';
  return shared * 2 >= Math.min(wanted.length, offered.length) ? 'most' : 'some';
}

/** Titles of symbols alone, as `÷`. */
function compareSymbols(wanted: ReleaseFacts, offered: ReleaseFacts): Verdicts['title'] {
  const same = wanted.title.trim() !== '' && wanted.title.normalize('NFKC') === offered.title.normalize('NFKC');
  return same ? 'same' : 'unknown';
}

/** `Karaoke Stars` and `Mira Tribute Band` say in their names what their titles do not. */
function artistVersions({ artists }: ReleaseFacts): Version[] {
  return versionsIn(folded(artists.join(' '))).filter((version) => version === 'karaoke' || version === 'cover');
}

function compareVersions(ours: readonly Version[], theirs: readonly Version[], unknown: boolean): Verdicts['version'] {
  const differing = [...ours.filter((one) => !theirs.includes(one)), ...theirs.filter((one) => !ours.includes(one))];
  if (differing.some((version) => !isEdition(version))) return unknown ? 'unknown' : 'other-recording';
  if (differing.length > 0) return unknown ? 'unknown' : 'other-edition';
  return unknown ? 'unknown' : 'same';
}

function compareCounts(wanted: number | null, offered: number | null): Verdicts['trackCount'] {
  if (wanted === null || offered === null) return 'unknown';
  return wanted === offered ? 'same' : 'different';
}

/** Compared only if the numbers of tracks are equal: otherwise the track count has said it. */
function compareDurations(wanted: readonly number[], offered: readonly number[]): Verdicts['durations'] {
  if (wanted.length === 0 || wanted.length !== offered.length) return 'unknown';
  const furthest = Math.max(...wanted.map((duration, at) => Math.abs(duration - (offered[at] ?? 0))));
  if (furthest <= SAME_DURATION_MS) return 'same';
  return furthest <= NEAR_DURATION_MS ? 'near' : 'different';
}

/** Compared with the precision that both have. A day apart is the same: stores write the date in their own zone. */
function compareDates(wanted: string | null, offered: string | null): Verdicts['date'] {
  if (!wanted || !offered) return 'unknown';
  const precision = Math.min(wanted.length, offered.length);
  if (wanted.slice(0, precision) === offered.slice(0, precision)) return precision === 10 ? 'same' : 'near';
  const days = Math.abs(instantOf(wanted) - instantOf(offered)) / DAY_MS;
  if (!Number.isFinite(days)) return 'unknown';
  if (days <= 1) return 'same';
  if (days <= MONTH_DAYS) return 'near';
  return days > YEAR_DAYS ? 'different' : 'unknown';
}

function instantOf(date: string): number {
  return Date.parse(`${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`);
}
