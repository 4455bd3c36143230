import type { FollowedLink } from '@countin/catalogue';
import { readLinkQuery, type LinkQuery } from '@countin/domain/link-finding';
import { isShortLink } from '@countin/domain/store-links';
import { readLinkEntry, type ListedCode } from '@countin/import/codes';
import type { Problem } from '@countin/import/records';

/** What the services are asked for, or why they are not. */
export type CodeQuery =
  { readonly ok: true; readonly query: LinkQuery } | { readonly ok: false; readonly code: Problem['code'] };

/** Follows a short link. */
export type Follow = (url: string, signal: AbortSignal) => Promise<FollowedLink>;

/** Until the host of a short link has answered, milliseconds. */
const FOLLOW_MS = 10_000;

/** The query of a code or a link that was read already. A short link is followed first. */
export async function codeQuery({ code, kind }: ListedCode, follow: Follow): Promise<CodeQuery> {
  if (kind !== 'url' || !isShortLink(code)) return queryOf(code);
  const followed = await follow(code, AbortSignal.timeout(FOLLOW_MS));
  if (followed === 'away') return { ok: false, code: 'import/services-away' };
  if (followed === 'nothing') return { ok: false, code: 'import/link-dead' };
  const entry = readLinkEntry(followed.url);
  return entry.ok ? queryOf(entry.code) : { ok: false, code: entry.code };
}

function queryOf(code: string): CodeQuery {
  const read = readLinkQuery(code);
  return read.ok ? read : { ok: false, code: 'import/code-unknown' };
}
