import * as v from 'valibot';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';

/** Scope of a consent: one release, everything by the artist (a follow), or the news of a label. */
const CONSENT_SCOPES = ['release', 'artist', 'label'] as const;

/** Scope of a consent, with the id of the release, artist or label. */
export const consentScopeSchema = v.object({ kind: v.picklist(CONSENT_SCOPES), id: idSchema });
/** A scope, parsed by {@link consentScopeSchema}. */
export type ConsentScope = v.InferOutput<typeof consentScopeSchema>;

/**
 * - `given`: asked for by a form or an import; not confirmed, so no permission yet.
 * - `confirmed`: the owner of the contact has agreed.
 * - `changed`: agreed to another wording or language; what was agreed to stays valid.
 * - `withdrawn`: from now on nothing is sent.
 */
export const CONSENT_ACTIONS = ['given', 'confirmed', 'changed', 'withdrawn'] as const;
/** One of {@link CONSENT_ACTIONS}. */
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];

/**
 * Methods by which entries come about. `one-click` is RFC 8058, and `complaint` comes from the mailbox provider.
 * `import` has its proof.
 */
export const CONSENT_METHODS = ['form', 'link', 'receipt', 'one-click', 'reply', 'complaint', 'import'] as const;

const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** One entry of a fan's consent ledger. Entries are only appended. */
export const consentEntrySchema = v.object({
  /** Position in the ledger, from 1. */
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  scope: consentScopeSchema,
  channel: v.picklist(['email', 'phone']),
  action: v.picklist(CONSENT_ACTIONS),
  method: v.picklist(CONSENT_METHODS),
  /** Version of the wording; empty where none was shown, as for a withdrawal. */
  wordingVersion: v.string(),
  /** Language in which the wording was shown. */
  language: languageSchema,
  /** SHA-256 of the wording as shown, hexadecimal; empty where none was shown. */
  wordingHash: v.union([v.literal(''), hashSchema]),
  at: instantSchema,
  /** Hash of the entry before; empty in the first. */
  previous: v.union([v.literal(''), hashSchema]),
  /** Hash of this entry, `previous` included: see {@link entryText}. */
  hash: hashSchema,
});
/** An entry, parsed by {@link consentEntrySchema}. */
export type ConsentEntry = v.InferOutput<typeof consentEntrySchema>;

/** Content of an entry, without its position in the chain. */
export type ConsentEvent = Omit<ConsentEntry, 'n' | 'previous' | 'hash'>;

/** Hash of a text, 64 hexadecimal digits. The server uses an HMAC, so that no chain can be made without its secret. */
export type HashText = (text: string) => string;

/**
 * The text that an entry's hash is made of. It holds the fan's id, so that entries cannot be moved to another fan.
 * The order of the values is part of the stored format.
 */
export function entryText(fanId: string, entry: Omit<ConsentEntry, 'hash'>): string {
  const { n, scope, channel, action, method, wordingVersion, language, wordingHash, at, previous } = entry;
  return JSON.stringify([
    fanId,
    n,
    scope.kind,
    scope.id,
    channel,
    action,
    method,
    wordingVersion,
    language,
    wordingHash,
    at,
    previous,
  ]);
}
