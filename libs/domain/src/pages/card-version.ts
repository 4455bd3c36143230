import type { LabelProfile } from '../profile/label-profile.ts';
import type { ArtistProfile } from '../profile/profile.ts';
import type { ReleasePage } from '../release/release-page.ts';

/** Version of the card renderer. Raise it with every change of the drawing. */
const DRAWING = 1;

/**
 * Version of a release's card, derived from its visible content. Only the release date is used, so that cached cards
 * stay valid.
 */
export function releaseCardVersion({
  title,
  artistName,
  artistId,
  language,
  kind,
  cover,
  coverImage,
  releaseMoment,
  typeface,
  appearance: { accent, sharingImage },
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
    // The clock of the date. Other moments have none.
    ...(releaseMoment.mode === 'instant' ? [releaseMoment.zone] : []),
    // Absent without them, so that versions of other cards stay.
    ...(sharingImage ? ['fills the card', sharingImage.imageId] : []),
    ...(typeface ? [typeface.typeface] : []),
    ...(accent === null ? [] : [accent]),
  ]);
}

/** Version of the card of an artist or a label, derived from its visible content. */
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

/** Version of the sites' own cards, which change with the renderer only. */
export const SITE_CARD_VERSION = versionOf([]);

/** Short hash of the visible content: FNV-1a twice, with different offsets. */
function versionOf(shown: readonly unknown[]): string {
  const text = JSON.stringify([DRAWING, ...shown]);
  return [0x811c9dc5, 0x9747b28c].map((start) => hashFrom(start, text).toString(36)).join('');
}

function hashFrom(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
