import type { ListedVersion, PageKey } from '@countin/domain/publisher';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { pagesOf, profileContent } from '../platform/page-versions/page-contents.ts';
import { readLastVersions, storeSitting } from '../platform/page-versions/store-version.ts';
import type { ProfileKey } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';

/** A page that shows a profile, and its last versions. */
interface ProfilePage {
  readonly page: PageKey;
  readonly last: readonly ListedVersion[];
}

/** A profile that was renewed, with what its pages showed. */
interface RenewedProfile {
  readonly profile: DocumentSnapshot;
  /** User document of the caller. */
  readonly actor: DocumentSnapshot;
  /** Result of {@link readProfileVersions}. */
  readonly versions: readonly ProfilePage[];
  readonly key: ProfileKey;
}

/** Reads the last versions of the pages that show a profile. */
export async function readProfileVersions(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  { kind, profileId }: ProfileKey,
): Promise<ProfilePage[]> {
  const read = async (page: PageKey) => ({ page, last: await readLastVersions(db, transaction, page, 2) });
  return Promise.all(pagesOf(kind, profileId).map(read));
}

/** Stores what the pages of a profile show after a change. A profile that is not valid has no version. */
export function storeProfileVersions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  { key, profile, actor, versions }: RenewedProfile,
): void {
  for (const { page, last } of versions) {
    const content = profileContent(page.kind === 'feed' ? 'feed' : key.kind, profile);
    if (content) storeSitting(db, transaction, { page, content, actor, at: now(), last });
  }
}
