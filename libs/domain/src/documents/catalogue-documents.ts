import * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

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
