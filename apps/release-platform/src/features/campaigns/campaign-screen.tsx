import { useDataAccess } from '@countin/data/access';
import { campaignOptions } from '@countin/data/campaigns';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { Skeleton } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { firstRead } from '@countin/screen-kit/loading';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import type { ProfileOwner } from '../../shell/profiles/profile-owner.ts';
import { belowArtist, ownerScreen } from '../../shell/profiles/owner-screen.tsx';

const CampaignEditor = lazy(lazyImport(() => import('./editor/campaign-editor.tsx')));
const CampaignReport = lazy(lazyImport(() => import('./report/campaign-report.tsx')));

/** Starts to load the campaign. */
export const loader = belowArtist(
  ownArtistLoader(
    ({ access, client, artistId, may, params: { campaignId = '' } }) =>
      may('campaign.read') &&
      firstRead(client, campaignOptions(access, { ownerKind: 'artist', ownerId: artistId }, campaignId)),
  ),
);

/** One campaign: the editor of a draft for members who may send it, otherwise its content and results. */
export const Component = ownerScreen('campaign.read', CampaignScreen);

function CampaignScreen({ owner }: { readonly owner: ProfileOwner }) {
  const { campaignId = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignOptions(useDataAccess(), owner, campaignId));
  const { may } = usePermissions(owner.ownerKind, owner.profile);
  const isWritten = campaign.state === 'draft' && may('campaign.send');
  const Content = isWritten ? CampaignEditor : CampaignReport;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Content key={campaign.id} owner={owner} campaign={campaign} />
    </Suspense>
  );
}
