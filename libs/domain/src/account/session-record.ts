import * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';

/** Names of the two sites in tokens and session records: mode one and mode two. */
const SITE_NAMES = ['countin', 'fourtrack'] as const;
/** The name of a site. */
export const siteNameSchema = v.picklist(SITE_NAMES);
/** Mode one or mode two, by name. */
export type SiteName = v.InferOutput<typeof siteNameSchema>;

/** Id of a login session, shared by both sites: `login-<auth_time>` of the first login. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, 'field/id'));

const LOG_IN = /^login-(\d{1,12})$/;

/**
 * Whether a session began before `validAfter` (seconds since 1970). `firestore.rules` has the same comparison. An id of
 * any other form counts as older.
 */
export function beganBefore(sessionId: string, validAfter: number): boolean {
  if (validAfter === 0) return false;
  const [, second] = LOG_IN.exec(sessionId) ?? [];
  return second === undefined || Number(second) < validAfter;
}

/** `users/{uid}/sessions/{sessionId}`: a session of the user. Only the server writes it; only the user reads it. */
export const sessionRecordSchema = v.object({
  id: sessionIdSchema,
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  sites: v.array(siteNameSchema),
  /** Browser name such as `Firefox`; empty if unknown. */
  browser: v.string(),
  /** Operating system such as `Windows`; empty if unknown. */
  system: v.string(),
  endedAt: v.nullable(instantSchema),
});
/** A session, parsed by {@link sessionRecordSchema}. */
export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;
