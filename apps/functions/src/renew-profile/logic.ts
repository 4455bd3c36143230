import { AppError, artistAddresses, labelAddresses, paths, type CallableInput } from '@countin/domain';
import { orderRenewal, renewPages } from '../page-renewal/renew-pages.ts';
import type { Services } from '../services.ts';

/**
 * Renews the pages of a profile that its owner has changed, as publishing does for a release: owners write profiles
 * themselves, past every function.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function renewProfile(services: Services, owner: string, { kind, profileId }: CallableInput<'renewProfile'>): Promise<object> {
  const { db, sites } = services;
  const path = kind === 'artist' ? paths.artistProfile(profileId) : paths.labelProfile(profileId);
  const renewal = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(path));
    if (!stored.exists) throw new AppError('profile/not-found');
    if (stored.get('createdBy') !== owner) throw new AppError('access/denied');
    const slug = String(stored.get('customSlug'));
    const addresses = kind === 'artist' ? artistAddresses(sites, { artistSlug: slug }) : labelAddresses(sites, slug);
    return orderRenewal(services, transaction, { addresses, gone: false });
  });
  await renewPages(services, renewal);
  return {};
}
