import { medleySchema } from '../medley/medley.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const medley = /* @__PURE__ */ defineDocument(medleySchema, paths.medley);
export const medleys = /* @__PURE__ */ defineDocument(medleySchema, () => paths.medleys);
/** Medley of a deleted artist. */
export const hiddenMedley = /* @__PURE__ */ defineDocument(medleySchema, paths.hiddenMedley);
export const withdrawnMedley = /* @__PURE__ */ defineDocument(medleySchema, paths.withdrawnMedley);
