import * as v from 'valibot';
import { sessionRecordSchema } from '../account/session-record.ts';
import { userSchema } from '../account/user.ts';
import { instantSchema, uidSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const user = /* @__PURE__ */ defineDocument(userSchema, paths.user);
export const users = /* @__PURE__ */ defineDocument(userSchema, () => paths.users);

export const session = /* @__PURE__ */ defineDocument(sessionRecordSchema, paths.session);
export const sessions = /* @__PURE__ */ defineDocument(sessionRecordSchema, paths.sessions);

/** Used one-time token. Firestore's time-to-live policy deletes it. */
const usedTokenSchema = v.object({ uid: uidSchema, expiresAt: instantSchema });
export const usedToken = /* @__PURE__ */ defineDocument(usedTokenSchema, paths.usedToken);
export const usedTokens = /* @__PURE__ */ defineDocument(usedTokenSchema, () => paths.usedTokens);
