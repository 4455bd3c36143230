import { campaignScopes, type Campaign, type CampaignPart, type CampaignSettings } from '@countin/domain/campaigns';
import { documents, readDocument, readField, readValidDocument } from '@countin/domain/documents';
import { isInSegment, type Fan } from '@countin/domain/fan';
import { FieldPath, type Query } from '@google-cloud/firestore';
import { GrpcCode, grpcCodeOf } from '../../platform/grpc-code.ts';
import { readMailHours } from '../../platform/read-mail-hours.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import type { ClaimedPage, SendSource } from '../../sending/send-source.ts';
import { campaignRef, obstacleToCampaign } from '../read-campaign.ts';
import { conditionsOf } from '../audience/count-audience.ts';
import { claimRecipient } from './claim-recipient.ts';
import { holdCampaign } from '../../platform/hold-campaign.ts';
import { agreesTo } from './decide-recipient.ts';
import type { LoadedCampaign } from './loaded-campaign.ts';
import { fansOfPart } from './parts.ts';
import { readRecipients } from './recipient-facts.ts';

/** Data for sending a part. */
export interface CampaignRun {
  readonly loaded: LoadedCampaign;
  readonly settings: CampaignSettings;
  readonly partId: string;
}

const NONE: ClaimedPage = { claims: [], exceptions: [], next: null };

/**
 * The fans of one part of a campaign. Claims each page together with the part's new cursor, so that a run after a crash
 * continues there. Messages in progress of the previous run are found by their leases.
 */
export function campaignSource(services: Services, run: CampaignRun): SendSource {
  return {
    name: `campaign ${run.loaded.campaign.id}`,
    async claim(_after, limit) {
      try {
        return await claimPage(services, run, limit, false);
      } catch (error) {
        // Some have the message already: their zone has changed since another part was told.
        if (grpcCodeOf(error) !== GrpcCode.ALREADY_EXISTS) throw error;
        return await claimPage(services, run, limit, true);
      }
    },
    // A suspension pauses the campaign at once, so its state says all.
    async goesOn() {
      const stored = await campaignRef(services.db, run.loaded.campaign).ref.get();
      return readField(documents.campaign, stored, 'state') === 'sending';
    },
  };
}

/** @param careful look for messages that exist already */
async function claimPage(
  services: Services,
  { loaded, settings, partId }: CampaignRun,
  limit: number,
  careful: boolean,
): Promise<ClaimedPage> {
  const { db } = services;
  const target = campaignRef(db, loaded.campaign);
  return db.runTransaction(async (transaction) => {
    const [current, storedPart] = await transaction.getAll(target.ref, db.doc(documents.campaignPart(partId).path));
    const campaign = readDocument(documents.campaign, current);
    const part = readDocument(documents.campaignPart, storedPart);
    if (campaign?.state !== 'sending' || part?.kind !== 'tell') return NONE;
    const obstacle = await obstacleToCampaign({ db, transaction }, services, campaign);
    if (obstacle !== null) {
      await holdCampaign({ db }, transaction, campaign, obstacle);
      return NONE;
    }
    const since = services.now();
    const found = await transaction.get(pageOf(fansOfPart(services, campaign, part), part).limit(limit));
    const fans = found.docs.flatMap((stored) => {
      const fan = readValidDocument(documents.ownedFan, stored, services.log);
      return fan && isRecipient(campaign, fan) ? [fan] : [];
    });
    const [facts, mailHours] = await Promise.all([
      readRecipients(services, transaction, campaign, fans, careful),
      readMailHours(services, transaction, campaign),
    ]);
    const claims = [...facts.values()].flatMap(
      (each) => claimRecipient(services, transaction, { loaded, settings, mailHours, facts: each, since }) ?? [],
    );
    const next = found.size === limit ? (found.docs.at(-1)?.id ?? null) : null;
    const reached = next === null ? ({ kind: 'finish', dueAt: since } as const) : { after: next };
    updateDocument(transaction, refTo(db, documents.campaignPart(partId)), reached);
    return { claims, exceptions: [], next };
  });
}

function pageOf(fans: Query, { from, to, after }: CampaignPart): Query {
  const all = fans.orderBy(FieldPath.documentId());
  const begun = after !== null ? all.startAfter(after) : from !== null ? all.startAt(from) : all;
  return to === null ? begun : begun.endBefore(to);
}

/** Whether a fan is in the segment and has agreed, as far as queries know. Others were counted when sending began. */
function isRecipient(campaign: Campaign, fan: Fan): boolean {
  return (
    campaignScopes(campaign).some((scope) => agreesTo(fan, scope)) &&
    isInSegment(fan, { conditions: conditionsOf(campaign) })
  );
}
