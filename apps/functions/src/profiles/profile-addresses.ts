import type { Sites } from '@countin/domain/deployment';
import { documents } from '@countin/domain/documents';
import { artistAddresses, labelAddresses } from '@countin/domain/pages';
import type { ProfileKind } from '@countin/domain/permissions';
import type { Firestore, Transaction } from '@google-cloud/firestore';

/** Present and former slugs of a profile: each stays claimed. */
export async function readProfileSlugs(db: Firestore, transaction: Transaction, profileId: string): Promise<string[]> {
  const claims = await transaction.get(db.collection(documents.slugs().path).where('profileId', '==', profileId));
  return claims.docs.map(({ id }) => id);
}

/** URLs of a profile's pages under each of the slugs. */
export function profileAddresses(sites: Sites, kind: ProfileKind, slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) =>
    kind === 'artist' ? artistAddresses(sites, { artistSlug: slug }) : labelAddresses(sites, slug),
  );
}
