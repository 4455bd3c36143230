import { MOST_MAIL_LINKS } from '@countin/campaign-message';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { signIds } from '@countin/server-hash';
import { equalBytes } from '@countin/server-http';

/** A link of a campaign to one fan. */
export interface CampaignLink {
  readonly campaignId: string;
  readonly fanId: string;
  /** Position of the block that links, or {@link placeOfTextLink}. One byte. */
  readonly at: number;
}

/** Above all positions of blocks. */
const FIRST_IN_TEXTS = 32;
const LAST = 255;

/** Place of a link in the texts of one language. Null for those that are not counted. */
export function placeOfTextLink(language: Language, at: number): number | null {
  const place = FIRST_IN_TEXTS + LANGUAGES.indexOf(language) * MOST_MAIL_LINKS + at;
  return at < MOST_MAIL_LINKS && place <= LAST ? place : null;
}

/** The link in a text at a place; null for the place of a block. */
export function textLinkAt(place: number): { readonly language: Language; readonly at: number } | null {
  const index = place - FIRST_IN_TEXTS;
  const language = index < 0 ? undefined : LANGUAGES[Math.floor(index / MOST_MAIL_LINKS)];
  return language === undefined ? null : { language, at: index % MOST_MAIL_LINKS };
}

const FAN_ID = /^[0-9a-f]{32}$/;
const FAN_BYTES = 16;
const SIGNATURE_BYTES = 13;
/** Base64 of fan, position and signature, without padding. */
const TAIL_LENGTH = ((FAN_BYTES + 1 + SIGNATURE_BYTES) / 3) * 4;

/**
 * The token of a link: what it names, signed. Sending stores nothing for it, and no other person can count clicks.
 *
 * @returns null for a fan whose id has another form
 */
export function campaignLinkToken(secret: string, link: CampaignLink): string | null {
  if (!FAN_ID.test(link.fanId)) return null;
  const tail = Buffer.concat([Buffer.from(link.fanId, 'hex'), Buffer.from([link.at]), signatureOf(secret, link)]);
  return link.campaignId + tail.toString('base64url');
}

/** Target of a token; null for one that we have not signed. */
export function readCampaignLink(secret: string, token: string): CampaignLink | null {
  const campaignId = token.slice(0, -TAIL_LENGTH);
  const tail = Buffer.from(token.slice(-TAIL_LENGTH), 'base64url');
  if (campaignId === '' || tail.length !== FAN_BYTES + 1 + SIGNATURE_BYTES) return null;
  const link = { campaignId, fanId: tail.subarray(0, FAN_BYTES).toString('hex'), at: tail[FAN_BYTES] ?? 0 };
  return equalBytes(tail.subarray(FAN_BYTES + 1), signatureOf(secret, link)) ? link : null;
}

function signatureOf(secret: string, { campaignId, fanId, at }: CampaignLink): Buffer {
  return signIds(secret, 'campaign-link', [campaignId, fanId, at], SIGNATURE_BYTES);
}
