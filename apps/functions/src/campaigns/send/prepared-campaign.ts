import type { ReleaseFacts } from '@countin/campaign-message';
import type { Campaign } from '@countin/domain/campaigns';
import { originsOf } from '@countin/domain/deployment';
import { documents, readField } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import { imagePath, releaseUrl } from '@countin/domain/urls';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { readPublicPage } from '../../platform/read-public-page.ts';
import type { Services } from '../../platform/services.ts';

/** Mail programs do not read AVIF. */
export const PICTURE = { width: 1280, format: 'webp' } as const;

/** A campaign with everything that its messages show, read once for all of its recipients. */
export interface PreparedCampaign {
  readonly campaign: Campaign;
  readonly artistName: string;
  readonly origin: string;
  /** Origin of links that are counted. */
  readonly shortOrigin: string;
  /** Public releases by their id. */
  readonly releases: ReadonlyMap<string, ReleaseFacts>;
}

/** Whether an artist's campaigns are sent: the artist exists, and is not deleted for now. */
export function isActive(artist: DocumentSnapshot | undefined): boolean {
  return artist?.exists === true && readField(documents.artistProfile, artist, 'deletedAt') === undefined;
}

/** Reads what a campaign's messages show: the artist's name and releases. */
export async function prepareCampaign(
  services: Pick<Services, 'db' | 'log' | 'sites' | 'mainOrigin'>,
  campaign: Campaign,
): Promise<PreparedCampaign> {
  const { db, mainOrigin } = services;
  const ids = [
    ...new Set(campaign.blocks.flatMap((block) => (block.kind === 'release' ? (block.productId ?? []) : []))),
  ];
  const [artist, ...pages] = await db.getAll(
    db.doc(documents.artistProfile(campaign.artistId).path),
    ...ids.map((id) => db.doc(documents.releasePage(id).path)),
  );
  const artistName = readField(documents.artistProfile, artist, 'name') ?? '';
  const releases = pages.flatMap((stored): [string, ReleaseFacts][] => {
    const page = readPublicPage(services, stored);
    // Another artist's release may be named by a forged id.
    return page?.artistId === campaign.artistId ? [[page.id, factsOf(services, page)]] : [];
  });
  return {
    campaign,
    artistName,
    origin: mainOrigin,
    shortOrigin: originsOf(services.sites).short,
    releases: new Map(releases),
  };
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
