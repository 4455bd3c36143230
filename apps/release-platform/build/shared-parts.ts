import { SECTION_NAMESPACES } from '../src/shell/navigation/section-namespaces.ts';

/** Small controls of most screens. Without a file of their own they would be in that of {@link SECTION_PARTS}. */
export const CONTROLS =
  /[\\/](?:ui[\\/]src[\\/]action[\\/](?:icon|copy)-button\.|icons[\\/]chevron-down\.|screen-kit[\\/]src[\\/]loading[\\/](?:screen|error)-boundary\.|useSuspenseQuery\.|locale[\\/]country\.)/;

/** Routes above the screens of an artist, a release or a label, with what they import. */
export const SECTION_PARTS =
  /[\\/]shell[\\/](?:profiles[\\/](?:profile-sections|own-(?:artist|label)|(?:artist|label)-(?:sections|screen))|releases[\\/]release-sections|navigation[\\/]public-addresses)\.tsx?$/;

/** A module of texts that the overviews of an artist and a label use; its language is the first group. */
export const SECTION_TEXTS = new RegExp(
  String.raw`[\\/]locales[\\/]([\w-]+)[\\/](?:${SECTION_NAMESPACES.join('|')})\.json$`,
);
