import { scheduledPublicationSchema } from '../publisher/scheduled-publication.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const scheduledPublication = /* @__PURE__ */ defineDocument(
  scheduledPublicationSchema,
  paths.scheduledPublication,
);
export const scheduledPublications = /* @__PURE__ */ defineDocument(
  scheduledPublicationSchema,
  () => paths.scheduledPublications,
);
