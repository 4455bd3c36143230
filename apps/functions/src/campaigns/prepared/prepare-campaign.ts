import type { CallableOutput } from '@countin/domain/callables';
import {
  isPreparedInTime,
  preparedCampaignId,
  preparedTiming,
  type CampaignContent,
  type PreparedCampaignKind,
} from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import type { ReleasePage } from '@countin/domain/release';
import { createTranslator } from '@countin/i18n';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requireSender } from '../../platform/permissions/obstacle-to-sending.ts';
import { readPublicPage } from '../../platform/read-public-page.ts';
import type { Services } from '../../platform/services.ts';
import { emptyContent, putDraft } from '../create-campaign.ts';

/**
 * Creates the draft of a prepared campaign, complete in all languages. Repeating it changes nothing: there is one of each
 * kind for a release.
 *
 * @throws AppError `profile/not-found`, `profile/on-hold`, `access/denied`, `release/not-found`, `campaign/time-past`, `limit/too-many`
 */
export async function prepareCampaign(
  services: Services,
  uid: string,
  { artistId, productId, kind, language }: ParsedInput<'prepareCampaign'>,
): Promise<CallableOutput<'prepareCampaign'>> {
  const { db, now } = services;
  const campaignId = preparedCampaignId(kind, productId);
  await db.runTransaction(async (transaction) => {
    await requireSender({ db, transaction }, uid, { kind: 'artist', profileId: artistId }, 'campaign.send');
    const [stored, storedPage] = await transaction.getAll(
      db.doc(documents.campaign('artist', artistId, campaignId).path),
      db.doc(documents.releasePage(productId).path),
    );
    if (stored?.exists) return;
    const page = readPublicPage(services, storedPage);
    if (page?.artistId !== artistId) throw new AppError('release/not-found');
    if (!isPreparedInTime(kind, page.releaseMoment, now())) throw new AppError('campaign/time-past');
    await putDraft(
      services,
      transaction,
      { id: campaignId, ownerId: artistId, ownerKind: 'artist', createdBy: uid },
      contentOf(kind, page, language),
    );
  });
  return { campaignId };
}

function contentOf(kind: PreparedCampaignKind, page: ReleasePage, language: Language): CampaignContent {
  const empty = emptyContent(language);
  const { id: productId, title, artistName: artist } = page;
  const textsIn = (each: Language) => {
    const t = createTranslator(each);
    return {
      subject: t(`campaigns:prepared.${kind}.subject`, { title, artist }).slice(0, LIMITS.campaignSubject),
      message: '',
      parts: { words: t(`campaigns:prepared.${kind}.text`, { title, artist }) },
    };
  };
  return {
    ...empty,
    title: createTranslator(language)(`campaigns:prepared.${kind}.name`, { title }).slice(0, LIMITS.title),
    blocks: [
      { id: 'words', kind: 'text' },
      { id: 'release', kind: 'release', productId },
    ],
    texts: Object.fromEntries(LANGUAGES.map((each) => [each, textsIn(each)])) as CampaignContent['texts'],
    productId,
    timing: preparedTiming(kind, page.releaseMoment) ?? empty.timing,
  };
}
