import { campaignSchema, type Campaign } from '@countin/domain/campaigns';
import * as v from 'valibot';

/** A draft of a mail campaign with one block of text, as it is stored. */
export function aCampaign(change: Partial<Campaign>): Campaign {
  const now = Date.now();
  return v.parse(campaignSchema, {
    id: 'tour',
    ownerKind: 'artist',
    ownerId: 'artist',
    title: 'Tour',
    channel: 'email',
    language: 'en',
    blocks: [{ id: 'a', kind: 'text' }],
    texts: {},
    productId: null,
    audience: {},
    timing: { mode: 'now' },
    state: 'draft',
    createdBy: 'mira',
    createdAt: now,
    updatedAt: now,
    ...{ startedAt: null, startedBy: null, size: null, beginsAt: null, endedAt: null, hold: null },
    ...change,
  });
}
