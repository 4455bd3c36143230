import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ArtistText } from '@countin/domain/profile';
import type { PageKey } from '@countin/domain/publisher';
import { profileContent } from '../platform/page-versions/page-contents.ts';
import { readLastVersions, storeVersion } from '../platform/page-versions/store-version.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { renewProfile } from '../profiles/renew-profile.ts';
import { readPermittedPage } from './page-access.ts';
import { readWhetherKept, type Restoration } from './restoration.ts';
import { restoredFields } from './restored-fields.ts';

/** A page that shows a profile, and has no working copy. */
interface ProfilePage extends PageKey {
  readonly kind: 'artist' | 'label' | 'feed';
}

/**
 * Writes the fields of a version into a profile, which is public at once, and renews its pages.
 *
 * @throws AppError `profile/changed`, `version/not-found`, `profile/not-found`, `access/denied`
 */
export async function restoreProfilePage(
  services: Services,
  page: ProfilePage,
  { caller, expectedUpdatedAt, read }: Restoration,
): Promise<CallableOutput<'restorePageVersion'>> {
  const { db, now } = services;
  const { kind, id } = page;
  const restored = await db.runTransaction(async (transaction) => {
    const stored = await readPermittedPage({ db, transaction }, caller, page, 'edit');
    const before = readField(documents.profile, stored, 'updatedAt') ?? 0;
    if (before !== expectedUpdatedAt) throw new AppError('profile/changed');
    const version = await read(transaction);
    const actor = await transaction.get(db.doc(documents.user(caller).path));
    const present = profileContent(kind, stored);
    if (!present) throw new Error(`${page.kind} ${id} is not valid, so it cannot be kept`);
    const keep = await readWhetherKept(db, transaction, page, present);
    const last = await readLastVersions(db, transaction, page, 1);
    const { fields, left } = await restoredFields(db, transaction, {
      kind,
      version: version.fields,
      now: present.fields,
      artistId: id,
    });
    const updatedAt = Math.max(now(), before + 1);
    keep(actor, updatedAt);
    // Stored here and not by the renewal: that would replace the version of the same person's changes a moment ago.
    const content = profileContent(kind, { id, ref: stored.ref, data: () => ({ ...stored.data(), ...fields }) });
    if (content) storeVersion(db, transaction, { page, content, actor, at: updatedAt + 1, last });
    updateDocument(transaction, refOf(documents.artistPage, stored), { ...(fields as Partial<ArtistText>), updatedAt });
    return { updatedAt, left: [...left] };
  });
  const profile = { kind: kind === 'artist' ? 'artist' : 'label', profileId: id } as const;
  await renewProfile(services, caller, profile).catch((error: unknown) =>
    services.log('Pages of a restored profile are still kept as they were.', error),
  );
  return restored;
}
