import type { ArtistProfile, LabelProfile } from '../profile/profile.ts';
import type { ReleasePage } from '../release/release-page.ts';

/** Raised with every change of how cards are drawn. */
const DRAWING = 1;

/** What a release's card shows. Its moment as a date alone, which stays true however long a copy is kept. */
export function releaseCardVersion({
  title,
  artistName,
  artistId,
  language,
  kind,
  cover,
  coverImage,
  releaseMoment,
}: ReleasePage): string {
  return versionOf([
    title,
    artistName,
    artistId,
    language,
    kind,
    cover,
    coverImage?.imageId,
    coverImage?.colours,
    releaseMoment.date,
  ]);
}

/** What the card of an artist or a label shows. */
export function profileCardVersion({
  id,
  name,
  language,
  accent,
  picture,
  pictureImage,
  genres,
  location,
}: ArtistProfile | LabelProfile): string {
  return versionOf([
    id,
    name,
    language,
    accent,
    picture,
    pictureImage?.imageId,
    pictureImage?.colours,
    genres,
    location,
  ]);
}

/** The sites' own cards change with the product alone. */
export const SITE_CARD_VERSION = versionOf([]);

/** A short name for what is shown: FNV-1a twice over, the second time from another start. */
function versionOf(shown: readonly unknown[]): string {
  const text = JSON.stringify([DRAWING, ...shown]);
  return [0x811c9dc5, 0x9747b28c].map((start) => hashFrom(start, text).toString(36)).join('');
}

function hashFrom(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
