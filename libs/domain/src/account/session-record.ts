import * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';

/** The two sites, as tokens and session records name them: mode one and mode two. */
export const SITE_NAMES = ['countin', 'fourtrack'] as const;
/** The name of a site. */
export const siteNameSchema = v.picklist(SITE_NAMES);
/** Mode one or mode two, by name. */
export type SiteName = v.InferOutput<typeof siteNameSchema>;

/** Names one log-in of one person, on both sites: `login-<auth_time>` of the log-in that began it. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'field/id'));

const LOG_IN = /^login-(\d{1,12})$/;

/**
 * Whether a session began before a second (since 1970) from which on sign-ins count; `firestore.rules` compare the same
 * way. What is not named after a log-in counts as from before.
 */
export function beganBefore(sessionId: string, validAfter: number): boolean {
  if (validAfter === 0) return false;
  const [, second] = LOG_IN.exec(sessionId) ?? [];
  return second === undefined || Number(second) < validAfter;
}

/** `users/{uid}/sessions/{sessionId}`: where somebody is signed in. Written by the server alone, read by its person. */
export const sessionRecordSchema = v.object({
  id: sessionIdSchema,
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  sites: v.array(siteNameSchema),
  /** Such as `Firefox`; empty where the browser does not say. */
  browser: v.string(),
  /** Such as `Windows`; empty where the browser does not say. */
  system: v.string(),
  endedAt: v.nullable(instantSchema),
});
/** A session as {@link sessionRecordSchema} gives it. */
export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;
