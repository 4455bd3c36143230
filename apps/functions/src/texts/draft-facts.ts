import { releasePath } from '@countin/domain/urls';
import type { MusicProduct } from '@countin/domain/release';
import type { DraftRequest } from '../platform/senders/assistant.ts';

interface Names {
  readonly artistName: string;
  readonly artistSlug: string;
  readonly genres: readonly string[];
  readonly mainOrigin: string;
}

/** Input of an assistant about a release: stored facts alone; empty ones are left out. */
export function draftFacts(
  product: MusicProduct,
  { artistName, artistSlug, genres, mainOrigin }: Names,
): DraftRequest['facts'] {
  const { id, title, kind, labelName, tracks, releaseMoment, productSlug } = product;
  return {
    title,
    artist: artistName,
    kind,
    link: mainOrigin + releasePath({ id, artistSlug, productSlug }),
    ...(labelName !== '' && { label: labelName }),
    ...(tracks.length > 0 && { tracks: tracks.map((track) => track.title), trackCount: tracks.length }),
    ...(genres.length > 0 && { genres: [...genres] }),
    ...(releaseMoment && { releaseDate: releaseMoment.date, releaseTime: releaseMoment.time }),
  };
}

/** Everything that a draft may repeat, also in other notations: `18:00` may be 6 o’clock. */
export function knownTexts({ facts, source }: Pick<DraftRequest, 'facts' | 'source'>): string[] {
  const hour = Number(String(facts['releaseTime'] ?? '').slice(0, 2));
  return [...Object.values(facts).flat().map(String), source?.text ?? '', String(hour % 12), String(hour)];
}
