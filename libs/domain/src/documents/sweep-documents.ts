import * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

const accountSweepSchema = v.object({
  /** Next page of the identity provider's list; null at the start of a round. */
  page: v.optional(v.nullable(v.string()), null),
  /** Start of the current round. */
  began: v.optional(v.nullable(instantSchema), null),
  /** Earlier changes were handled by the previous round; null for the first round, which handles all accounts. */
  since: v.optional(v.nullable(instantSchema), null),
  /** Whether an account of this round failed. The next round then starts from the same time again. */
  failed: v.optional(v.boolean(), false),
});
export const accountSweep = /* @__PURE__ */ defineDocument(accountSweepSchema, () => paths.accountSweep);

const imageSweepSchema = v.object({
  /** Name of the last object that was checked; null to start with the first. */
  after: v.optional(v.nullable(v.string()), null),
  /** Time of the last complete run. */
  ranAt: v.optional(v.nullable(instantSchema), null),
});
export const imageSweep = /* @__PURE__ */ defineDocument(imageSweepSchema, () => paths.imageSweep);

const searchTokenSweepSchema = v.object({
  version: v.optional(v.number(), 0),
  /** Id of the last release that was checked. */
  after: v.optional(v.nullable(v.string()), null),
  done: v.optional(v.boolean(), false),
});
export const searchTokenSweep = /* @__PURE__ */ defineDocument(searchTokenSweepSchema, () => paths.searchTokenSweep);
