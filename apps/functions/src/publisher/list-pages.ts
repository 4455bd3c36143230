import type { CallableOutput } from '@countin/domain/callables';
import { MOST_PAGE_ROWS } from '@countin/domain/publisher';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { readPageCursor, writePageCursor, type PageCursor } from './page-cursor.ts';
import { readPageOwners, type PageOwner } from './page-owners.ts';
import { profileRows, ROWS_OF_PROFILE } from './profile-rows.ts';
import { releaseRows } from './release-rows.ts';

/** Profiles of one answer. */
const PROFILES = 300;
/** Releases of the first answer, which a screen waits for. */
const FIRST_RELEASES = 200;

/**
 * A page of the public pages that the caller may read: profiles with their feeds and medleys first, then releases. What the
 * caller may read is decided anew for each answer.
 *
 * @throws AppError `field/id` for an `after` that no answer had
 */
export async function listPages(
  services: Services,
  caller: string,
  { after }: ParsedInput<'listPages'>,
): Promise<CallableOutput<'listPages'>> {
  const cursor = readPageCursor(after);
  const found = await readPageOwners(services.db, caller);
  if (cursor?.part === 'releases') {
    const { rows, next } = await releaseRows(services, found, cursor, MOST_PAGE_ROWS);
    return { rows: [...rows], next: next && writePageCursor(next) };
  }
  const left = cursor === null ? found.owners : found.owners.filter((owner) => isBehind(owner, cursor));
  const owners = left.slice(0, PROFILES);
  const last = owners.at(-1);
  if (last && left.length > PROFILES)
    return {
      rows: await profileRows(services.db, owners),
      next: writePageCursor({ part: 'profiles', kind: last.kind, id: last.id }),
    };
  const most = Math.min(FIRST_RELEASES, MOST_PAGE_ROWS - owners.length * ROWS_OF_PROFILE);
  const [profiles, releases] = await Promise.all([
    profileRows(services.db, owners),
    releaseRows(services, found, null, most),
  ]);
  return { rows: [...profiles, ...releases.rows], next: releases.next && writePageCursor(releases.next) };
}

/** Labels come before artists. */
function isBehind(owner: PageOwner, { kind, id }: Extract<PageCursor, { readonly part: 'profiles' }>): boolean {
  return owner.kind === kind ? owner.id > id : kind === 'label';
}
