import { paths } from '@countin/domain/documents';
import { medleySchema } from '@countin/domain/medley';
import type { ArtistProfile } from '@countin/domain/profile';
import { shelfPositionOf } from '@countin/domain/shelf';
import * as v from 'valibot';
import type { ArtistEntry } from './catalogue/entries.ts';
import type { ExampleDocument } from './example-document.ts';
import { MEASURED } from './files/measured.ts';
import { daysBefore, startOfDay } from './moments.ts';
import { PIECES, type PieceName } from './music/pieces.ts';

/** Artists with a medley: how many tracks it has, and which piece it begins with. */
const MEDLEYS = [
  { slug: 'mira-okafor', tracks: 4, first: 0 },
  { slug: 'yuki-tanabe', tracks: 4, first: 3 },
  { slug: 'leila-haddad', tracks: 4, first: 1 },
  { slug: 'hafenlicht', tracks: 3, first: 2 },
  { slug: 'night-ferry', tracks: 2, first: 1 },
] as const;

/** A file of the example data: a piece that is played as a clip of an artist. */
export interface ExampleClip {
  readonly artistId: string;
  readonly clipId: string;
  readonly piece: PieceName;
}

/** The medley of an artist, made of the releases that have a page; none for most. */
export function medleyDocuments(
  { slug, releases }: ArtistEntry,
  artist: ArtistProfile,
  now: number,
): ExampleDocument[] {
  const place = MEDLEYS.findIndex((medley) => medley.slug === slug);
  const medley = MEDLEYS[place];
  if (!medley) return [];
  const led = releases.filter(({ status, day }) => status === undefined && day !== null).slice(0, medley.tracks);
  const slots = led.map(({ slug: productId, title, tracks }, index) => ({
    title: tracks?.[0] ?? title,
    clipId: clipId(index),
    productId,
    releaseTitle: title,
    productSlug: productId,
    durationMs: MEASURED.durations[pieceOf(medley.first, index)],
    type: 'audio/mpeg',
  }));
  const data = v.parse(medleySchema, {
    artistId: artist.id,
    artistName: artist.name,
    artistSlug: artist.customSlug,
    createdBy: artist.createdBy,
    slots,
    publishedAt: daysBefore(startOfDay(now), 2 + place),
    shelf: 'listed',
    position: shelfPositionOf(artist.id),
  });
  return [{ path: paths.medley(artist.id), data }];
}

/** The clips that medleys among the documents play. */
export function clipsOf(documents: readonly ExampleDocument[]): ExampleClip[] {
  return documents
    .filter(({ path }) => path.startsWith(`${paths.medleys}/`))
    .flatMap(({ data }) => {
      const { artistId, artistSlug, slots } = v.parse(medleySchema, data);
      const first = MEDLEYS.find(({ slug }) => slug === artistSlug)?.first ?? 0;
      return slots.map(({ clipId: id }, index) => ({ artistId, clipId: id, piece: pieceOf(first, index) }));
    });
}

export const clipId = (index: number) => `example-${index + 1}`;

function pieceOf(first: number, index: number): PieceName {
  return PIECES[(first + index) % PIECES.length]?.name ?? 'ferry';
}
