import { SECTION_NAMESPACES } from '../src/shell/navigation/section-namespaces.ts';

// What else uses parts of the sections is in files of its own, so that it need not load the others.

/** Small parts of most screens. */
export const CONTROLS =
  /[\\/](?:ui[\\/]src[\\/]action[\\/](?:icon|copy)-button\.|icons[\\/]chevron-down\.|screen-kit[\\/]src[\\/]loading[\\/](?:screen|error)-boundary\.|useSuspenseQuery\.|locale[\\/]country\.|shell[\\/](?:palette[\\/]recent-items|navigation[\\/]public-addresses)\.)/;

/** Routes above the screens of an artist or a label, with what they import. */
export const SECTION_PARTS =
  /[\\/]shell[\\/]profiles[\\/](?:profile-sections|own-(?:artist|label)|(?:artist|label)-(?:sections|screen))\.tsx$/;

/** A module of texts that the overviews of an artist and a label use; its language is the first group. */
export const SECTION_TEXTS = new RegExp(
  String.raw`[\\/]locales[\\/]([\w-]+)[\\/](?:${SECTION_NAMESPACES.join('|')})\.json$`,
);
