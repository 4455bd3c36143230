import type { ReleaseFacts } from '@countin/campaign-message';
import type { Campaign } from '@countin/domain/campaigns';
import { originsOf } from '@countin/domain/deployment';
import { documents, readField } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import { imagePath, releaseUrl } from '@countin/domain/urls';
import { readPublicPage } from '../../platform/read-public-page.ts';
import type { Services } from '../../platform/services.ts';

/** Mail programs do not read AVIF. */
export const PICTURE = { width: 1280, format: 'webp' } as const;

/** A campaign with everything that its messages show, read once for all of its recipients. */
export interface LoadedCampaign {
  readonly campaign: Campaign;
  /** Name of the artist or label. */
  readonly ownerName: string;
  readonly origin: string;
  /** Origin of links that are counted. */
  readonly shortOrigin: string;
  /** Public releases by their id. */
  readonly releases: ReadonlyMap<string, ReleaseFacts>;
}

/** Reads what a campaign's messages show: the name and releases of the artist or label. */
export async function loadCampaign(
  services: Pick<Services, 'db' | 'log' | 'sites' | 'mainOrigin'>,
  campaign: Campaign,
): Promise<LoadedCampaign> {
  const { db, mainOrigin } = services;
  const ids = [
    ...new Set(campaign.blocks.flatMap((block) => (block.kind === 'release' ? (block.productId ?? []) : []))),
  ];
  const [owner, ...pages] = await db.getAll(
    db.doc(documents.profile(campaign.ownerKind, campaign.ownerId).path),
    ...ids.map((id) => db.doc(documents.releasePage(id).path)),
  );
  const ownerName = readField(documents.profile, owner, 'name') ?? '';
  const releases = pages.flatMap((stored): [string, ReleaseFacts][] => {
    const page = readPublicPage(services, stored);
    return page && isReleaseOf(page, campaign) ? [[page.id, factsOf(services, page)]] : [];
  });
  return {
    campaign,
    ownerName,
    origin: mainOrigin,
    shortOrigin: originsOf(services.sites).short,
    releases: new Map(releases),
  };
}

/** Whether a campaign may show a release: a forged id may name one of others. */
export function isReleaseOf(page: ReleasePage, { ownerKind, ownerId }: FanOwner): boolean {
  return (ownerKind === 'label' ? page.labelId : page.artistId) === ownerId;
}

function factsOf({ sites, mainOrigin }: Pick<Services, 'sites' | 'mainOrigin'>, page: ReleasePage): ReleaseFacts {
  const { coverImage } = page;
  return {
    title: page.title,
    artist: page.artistName,
    cover: coverImage ? mainOrigin + imagePath(page.artistId, coverImage.imageId, PICTURE.width, PICTURE.format) : null,
    link: releaseUrl(originsOf(sites), page),
  };
}
