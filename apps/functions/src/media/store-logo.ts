import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { labelAddresses } from '@countin/domain/pages';
import { logoFolder, logoObjectName, type Logo, type LogoTheme } from '@countin/domain/profile';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { newId, type Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { countPicture, inTurn } from './picture-turns.ts';
import { readLogo } from './read-logo.ts';

/** Time that caches may show a logo that was replaced, milliseconds. */
const KEPT_MS = 86_400_000;

/**
 * Sanitises a file and makes it a label's logo. The caller then renews the profile, so that other pages follow.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `logo/…`, `image/…`, `limit/too-many`, `service/unavailable`
 */
export async function storeLogo(
  services: Services,
  caller: string,
  { labelId, theme, file }: CallableInput<'storeLogo'>,
): Promise<CallableOutput<'storeLogo'>> {
  const { db, objects } = services;
  await requirePermission({ db }, caller, { kind: 'label', profileId: labelId }, 'image.upload');
  await countPicture(services, caller);
  const { bytes, removed, ...read } = await inTurn(caller, () => readLogo(Buffer.from(file, 'base64')));
  const logo: Logo = { logoId: newId(services), ...read };
  const type = logo.format === 'svg' ? 'image/svg+xml' : 'image/webp';
  await objects.write(logoObjectName(labelId, logo), bytes, type);
  await setLogo(services, caller, { labelId, theme, logo });
  await removeUnused(services, labelId).catch((error: unknown) =>
    services.log('Replaced logos of a label were not removed.', error),
  );
  return { logo, removed };
}

/** Takes a label's logo for a theme away. */
export async function removeLogo(
  services: Services,
  caller: string,
  { labelId, theme }: CallableInput<'removeLogo'>,
): Promise<object> {
  await setLogo(services, caller, { labelId, theme, logo: null });
  return {};
}

interface NewLogo {
  readonly labelId: string;
  readonly theme: LogoTheme;
  readonly logo: Logo | null;
}

async function setLogo(services: Services, caller: string, { labelId, theme, logo }: NewLogo): Promise<void> {
  const { db, sites, now } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const { profile: stored } = await requirePermission(
      { db, transaction },
      caller,
      { kind: 'label', profileId: labelId },
      'profile.edit',
    );
    const field = theme === 'light' ? 'logo' : 'logoDark';
    // Editors order versions by `updatedAt`, so it must not go back.
    const updatedAt = Math.max(now(), (readField(documents.labelProfile, stored, 'updatedAt') ?? 0) + 1);
    updateDocument(transaction, refOf(documents.labelProfile, stored), { [field]: logo, updatedAt });
    const slug = readField(documents.labelProfile, stored, 'customSlug') ?? '';
    return queuePurge(services, transaction, { addresses: labelAddresses(sites, slug), gone: false });
  });
  await runPurge(services, purgeId);
}

/** Removes files that are no logo of the label and that no cached page can show. */
async function removeUnused({ db, objects, now }: Services, labelId: string): Promise<void> {
  const label = readDocument(documents.labelProfile, await db.doc(documents.labelProfile(labelId).path).get());
  const used = [label?.logo, label?.logoDark].flatMap((logo) => (logo ? [logoObjectName(labelId, logo)] : []));
  const folder = logoFolder(labelId);
  for await (const page of objects.list(folder)) {
    for (const { name, writtenAt } of page) {
      if (!name.startsWith(folder)) return;
      if (!used.includes(name) && writtenAt < now() - KEPT_MS) await objects.remove(name);
    }
  }
}
