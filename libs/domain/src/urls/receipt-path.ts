import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath, pathPrefix } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

const CAMPAIGN_PARAMETER = 'campaign';

/**
 * Path of a fan's receipt on the main host. The token is a credential: it allows reading and changing the signup.
 *
 * @param campaignId campaign whose message has the link: what the fan stops there counts in its results
 */
export function receiptPath(token: string, campaignId: string | null = null): string {
  const path = buildPath(PUBLIC_PATHS.receipt, { token });
  return campaignId === null ? path : `${path}?${CAMPAIGN_PARAMETER}=${campaignId}`;
}

/** Campaign whose message led to a receipt; null for none. */
export function parseCampaign(query: URLSearchParams): string | null {
  const id = query.get(CAMPAIGN_PARAMETER);
  return v.is(idSchema, id) ? id : null;
}

/** Token from a path made by {@link receiptPath}; null for any other path. Tokens may have up to 128 characters. */
export function parseReceiptPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.receipt, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** Path of a signed link of a campaign on the short host. */
export function campaignLinkPath(token: string): string {
  return buildPath(PUBLIC_PATHS.campaignLink, { token });
}

/** Token from a path made by {@link campaignLinkPath}; null for any other path. */
export function parseCampaignLinkPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.campaignLink, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** Whether a path may contain a token, valid or not. Such a path must not be logged or cached. */
export function mayHoldReceiptToken(path: string): boolean {
  return path.startsWith(pathPrefix(PUBLIC_PATHS.receipt));
}
