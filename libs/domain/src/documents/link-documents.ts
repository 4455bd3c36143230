import { linkChecksSchema } from '../link-finding/link-check.ts';
import { linkReportsSchema } from '../link-finding/link-reports.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const linkCheck = /* @__PURE__ */ defineDocument(linkChecksSchema, paths.linkCheck);
export const linkChecks = /* @__PURE__ */ defineDocument(linkChecksSchema, () => paths.linkChecks);
export const linkReport = /* @__PURE__ */ defineDocument(linkReportsSchema, paths.linkReport);
export const linkReports = /* @__PURE__ */ defineDocument(linkReportsSchema, () => paths.linkReports);
