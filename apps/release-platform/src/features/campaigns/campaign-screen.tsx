import { useDataAccess } from '@countin/data/access';
import { campaignOptions } from '@countin/data/campaigns';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { firstRead } from '@countin/screen-kit/loading';
import { Skeleton } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';

const CampaignEditor = lazy(lazyImport(() => import('./campaign-editor.tsx')));
const CampaignReport = lazy(lazyImport(() => import('./report/campaign-report.tsx')));

/** Starts to load the campaign. */
export const loader = ownArtistLoader(
  ({ access, client, artistId, may, params: { campaignId = '' } }) =>
    may('campaign.read') && firstRead(client, campaignOptions(access, artistId, campaignId)),
);

/** One campaign of an artist: the editor of a draft, for those who may send it; else what it says and what became of it. */
export const Component = artistScreen('campaign.read', CampaignScreen);

function CampaignScreen() {
  const artist = useOwnArtist();
  const { campaignId = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignOptions(useDataAccess(), artist.id, campaignId));
  const { may } = usePermissions('artist', artist);
  const isWritten = campaign.state === 'draft' && may('campaign.send');
  const Content = isWritten ? CampaignEditor : CampaignReport;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Content key={campaign.id} artist={artist} campaign={campaign} />
    </Suspense>
  );
}
