import { listedVersionSchema, pageVersionSchema } from '../publisher/page-version.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const pageVersion = /* @__PURE__ */ defineDocument(pageVersionSchema, paths.pageVersion);
export const pageVersions = /* @__PURE__ */ defineDocument(pageVersionSchema, paths.pageVersions);
/** A version as queries read it that leave its content out. */
export const listedVersion = /* @__PURE__ */ defineDocument(listedVersionSchema, paths.pageVersion);
