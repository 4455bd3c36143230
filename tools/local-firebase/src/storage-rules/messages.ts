/**
 * Messages of firebase-tools to the Storage rules runtime: one JSON object a line. There is no specification; this
 * follows lib/emulator/storage/rules/runtime.js of firebase-tools 15.
 */
import * as v from 'valibot';

const id = v.pipe(v.number(), v.integer());

const loadSchema = v.object({
  action: v.literal('load_ruleset'),
  id,
  context: v.object({
    rulesetName: v.string(),
    source: v.object({ files: v.pipe(v.array(v.object({ name: v.string(), content: v.string() })), v.minLength(1)) }),
  }),
});

const verifySchema = v.object({
  action: v.literal('verify'),
  id,
  context: v.object({
    rulesetName: v.string(),
    service: v.literal('firebase.storage'),
    path: v.string(),
    method: v.picklist(['read', 'write', 'get', 'list', 'create', 'update', 'delete']),
    variables: v.record(v.string(), v.unknown()),
  }),
});

/** A document that was asked for. It bears the id of the `verify` that needs it. */
const fetchedSchema = v.object({
  action: v.optional(v.undefined()),
  id,
  status: v.string(),
  result: v.optional(
    v.object({ name: v.string(), fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))) }),
  ),
});

export const incomingSchema = v.union([loadSchema, verifySchema, fetchedSchema]);
export type LoadMessage = v.InferOutput<typeof loadSchema>;
export type VerifyMessage = v.InferOutput<typeof verifySchema>;
export type FetchedMessage = v.InferOutput<typeof fetchedSchema>;
