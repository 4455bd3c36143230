import * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';
import { linkChecksSchema } from '../link-finding/link-check.ts';
import { linkReportsSchema } from '../link-finding/link-reports.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const linkCheck = /* @__PURE__ */ defineDocument(linkChecksSchema, paths.linkCheck);
export const linkChecks = /* @__PURE__ */ defineDocument(linkChecksSchema, () => paths.linkChecks);
export const linkReport = /* @__PURE__ */ defineDocument(linkReportsSchema, paths.linkReport);
export const linkReports = /* @__PURE__ */ defineDocument(linkReportsSchema, () => paths.linkReports);

/** Numbers and not timestamps: `drawFrom` computes with milliseconds since 1970. */
const budgetSchema = v.object({ fullAt: v.number(), pausedUntil: v.number() });
export const catalogueBudget = /* @__PURE__ */ defineDocument(budgetSchema, paths.catalogueBudget);

/** Firestore's time-to-live policy deletes it. */
const answerSchema = v.object({
  /** JSON: the database has no lists of lists. */
  value: v.string(),
  expiresAt: instantSchema,
});
export const catalogueAnswer = /* @__PURE__ */ defineDocument(answerSchema, paths.catalogueAnswer);

const linkRoundSchema = v.object({
  /** When the round began; the next one begins a day later. */
  began: instantSchema,
  /** Id of the last release whose links were, or are being, checked; null at the beginning. */
  after: v.nullable(v.string()),
  /** Whether all releases were checked. */
  done: v.boolean(),
  /** The run that works on it, until its lease ends. */
  run: v.string(),
  leaseUntil: instantSchema,
});
export type LinkRound = v.InferOutput<typeof linkRoundSchema>;
/** Round of the nightly check. */
export const linkRound = /* @__PURE__ */ defineDocument(linkRoundSchema, paths.linkRound);
