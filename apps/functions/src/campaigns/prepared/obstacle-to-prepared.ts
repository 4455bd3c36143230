import {
  isPreparedTrue,
  preparedKindOf,
  type Campaign,
  type CampaignHold,
  type PreparedCampaignKind,
} from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { createTranslator } from '@countin/i18n';
import { readPublicPage } from '../../platform/read-public-page.ts';
import type { Source } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';

/** Stands for a title or a name, which may have changed since the campaign was prepared. */
const ANY = '\u0000';

/**
 * What ends the messages of a prepared campaign. Its release was withdrawn, or its words about the moment are not true.
 * Null for other campaigns, and where members have written all of its words anew.
 */
export async function obstacleToPrepared(
  source: Source,
  services: Pick<Services, 'now' | 'log'>,
  campaign: Campaign,
): Promise<Extract<CampaignHold, 'withdrawn' | 'untimely'> | null> {
  const kind = preparedKindOf(campaign.id, campaign.productId);
  if (!kind || campaign.productId === null) return null;
  const reference = source.db.doc(documents.releasePage(campaign.productId).path);
  const page = readPublicPage(services, await (source.transaction?.get(reference) ?? reference.get()));
  if (!page) return 'withdrawn';
  if (!hasPreparedWords(kind, campaign)) return null;
  return isPreparedTrue(kind, page.releaseMoment, services.now()) ? null : 'untimely';
}

/** Whether the subject or the words of a campaign are still the prepared ones, in any language. */
function hasPreparedWords(kind: PreparedCampaignKind, { texts }: Campaign): boolean {
  return LANGUAGES.some((language) => {
    const written = texts[language];
    if (!written) return false;
    return isOf(language, `${kind}.subject`, written.subject) || isOf(language, `${kind}.text`, written.parts['words']);
  });
}

function isOf(language: Language, key: `${PreparedCampaignKind}.${'subject' | 'text'}`, text: string | undefined) {
  const prepared = createTranslator(language)(`campaigns:prepared.${key}`, { title: ANY, artist: ANY });
  const parts = prepared.split(ANY).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text ?? '');
}
