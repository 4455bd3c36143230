import { readLinkQuery, type LinkQuery } from '@countin/domain/link-finding';
import type { ListedCode } from '@countin/import/codes';

/** What the services are asked for. */
export type CodeQuery = LinkQuery;

/** The query of a code that was read already; null for one that services are not asked for. */
export function codeQuery({ code }: ListedCode): CodeQuery | null {
  const read = readLinkQuery(code);
  return read.ok ? read.query : null;
}
