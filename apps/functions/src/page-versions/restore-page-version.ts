import type { CallableOutput } from '@countin/domain/callables';
import type { Transaction } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readVersionContent } from '../platform/page-versions/read-version.ts';
import type { Services } from '../platform/services.ts';
import { restoreMedley } from './restore-medley.ts';
import { restoreProfilePage } from './restore-profile-page.ts';
import { restoreWorkingCopy } from './restore-working-copy.ts';

/**
 * Gives what people edit of a page its content of a version, and keeps what is there first. Of a release, the working
 * copy changes and never the page. Profiles and medleys have no working copy: the content is public at once.
 *
 * @throws AppError `release/changed`, `profile/changed`, `medley/changed`, `version/not-found`; `version/clips` for a medley
 *   without a clip; `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function restorePageVersion(
  services: Services,
  caller: string,
  { page, version, expectedUpdatedAt }: ParsedInput<'restorePageVersion'>,
): Promise<CallableOutput<'restorePageVersion'>> {
  const { db } = services;
  const { kind, id } = page;
  const wanted = {
    caller,
    expectedUpdatedAt,
    read: (transaction: Transaction) => readVersionContent(db, transaction, page, version),
  };
  if (kind === 'medley') return restoreMedley(services, id, wanted);
  return kind === 'release'
    ? restoreWorkingCopy(services, id, wanted)
    : restoreProfilePage(services, { kind, id }, wanted);
}
