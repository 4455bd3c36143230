import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { factsOfRelease, type ReleaseFacts } from '@countin/domain/planner';
import type { MusicProduct } from '@countin/domain/release';
import type { TextsByLanguage } from '@countin/domain/texts';
import type { Services } from '../platform/services.ts';

/** Campaigns about one release that are looked at. */
const CAMPAIGNS = 20;

/** Facts of a release for the planner, from its cover, its texts and the checks of its links. */
export async function readReleaseFacts({ db, log }: Services, product: MusicProduct): Promise<ReleaseFacts> {
  const { id, artistId, coverImage } = product;
  const [cover, texts, checks, campaigns] = await Promise.all([
    coverImage && db.doc(documents.image(artistId, coverImage.imageId).path).get(),
    db.collection(documents.releaseTexts(id).path).get(),
    db.doc(documents.linkCheck(id).path).get(),
    db
      .collection(documents.campaigns('artist', artistId).path)
      .where('productId', '==', id)
      .select('state')
      .limit(CAMPAIGNS)
      .get(),
  ]);
  const byLanguage: TextsByLanguage = Object.fromEntries(
    texts.docs.flatMap((each) => {
      const text = readValidDocument(documents.releaseTexts, each, log);
      return text ? [[text.language, text]] : [];
    }),
  );
  return factsOfRelease({
    product,
    coverSide: (cover && readField(documents.imageRecord, cover, 'side')) ?? null,
    texts: byLanguage,
    checks: readValidDocument(documents.linkCheck, checks, log),
    campaigns: campaigns.docs.flatMap((each) => readField(documents.campaigns, each, 'state') ?? []),
  });
}
