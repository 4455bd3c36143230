import { useDataAccess } from '@countin/data/access';
import { campaignsOptions, createCampaignOptions } from '@countin/data/campaigns';
import { usePermissions } from '@countin/data/permissions';
import type { Campaign } from '@countin/domain/campaigns';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { useNow } from '@countin/screen-kit/hooks';
import { ListScreen, RowSkeletons, usePagedList } from '@countin/screen-kit/list';
import { Button, Notice, PageHeader, Row, Rows } from '@countin/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { campaignPaths } from '../../paths/campaigns-paths.ts';
import { ownZone } from '../../shell/hooks/own-zone.ts';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { PreparedCampaigns } from './prepared-campaigns.tsx';
import { StateChip } from './state-chip.tsx';

const DAY = 86_400_000;

/** Starts to load the campaigns. */
export const loader = ownArtistLoader(({ access, client, artistId, may }) => {
  if (may('campaign.read')) void client.prefetchInfiniteQuery(campaignsOptions(access, artistId));
});

/** An artist's campaigns, newest first. */
export const Component = artistScreen('campaign.read', CampaignsScreen);

const itemsOf = ({ items }: { readonly items: readonly Campaign[] }) => items;

function CampaignsScreen() {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const access = useDataAccess();
  const artist = useOwnArtist();
  const navigate = useNavigate();
  const query = useInfiniteQuery(campaignsOptions(access, artist.id));
  const list = usePagedList(query, itemsOf);
  const create = useMutation(createCampaignOptions(access));
  const begin = async () => {
    const { campaignId } = await create.mutateAsync({ artistId: artist.id, language: artist.language });
    await navigate(campaignPaths.campaign.to(artist.id, campaignId));
  };
  const maySend = usePermissions('artist', artist).may('campaign.send');
  const add = maySend && (
    <Button
      variant="solid"
      icon={<Plus aria-hidden />}
      busy={create.isPending}
      // The notice shows the error.
      onClick={() => void begin().catch(() => undefined)}
    >
      {t('new')}
    </Button>
  );
  const isEmpty = list.items.length === 0 && list.complete;
  return (
    <ListScreen
      list={{ ...list, count: list.items.length, isPending: query.isPending }}
      narrowed={false}
      header={
        <>
          <PageHeader title={t('title')} below={t('lead')} actions={!isEmpty && add} />
          {create.error && <Notice tone="danger" title={errorText(errorCodeOf(create.error))} />}
          {maySend && list.complete && <PreparedCampaigns artist={artist} campaigns={list.items} />}
        </>
      }
      tools={null}
      skeleton={<RowSkeletons count={3} height={64} />}
      empty={{ title: t('emptyTitle'), text: maySend ? t('emptyText') : t('emptyTextReader'), action: add }}
      loadingMore={t('loadingMore')}
    >
      <Rows label={t('title')}>
        {list.items.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
      </Rows>
    </ListScreen>
  );
}

function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const now = useNow(DAY);
  return (
    <Row
      title={
        <Link to={campaignPaths.campaign.to(campaign.artistId, campaign.id)}>{campaign.title || t('untitled')}</Link>
      }
      below={joinFacts([t(`channels.${campaign.channel}`), formatDate(locale, campaign.createdAt, ownZone, now)])}
      end={<StateChip state={campaign.state} />}
    />
  );
}
