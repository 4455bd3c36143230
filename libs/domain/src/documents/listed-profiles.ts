import { listedProfileSchema } from '../profile/listed-profile.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

/** Artists with the fields that lists read. */
export const listedArtists = /* @__PURE__ */ defineDocument(listedProfileSchema, () => paths.artistProfiles);
/** Labels with the same. */
export const listedLabels = /* @__PURE__ */ defineDocument(listedProfileSchema, () => paths.labelProfiles);
