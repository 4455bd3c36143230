import { lazyImport } from '@countin/deployment-recovery';
import { useDataAccess } from '@countin/data/access';
import { campaignsOptions, createCampaignOptions } from '@countin/data/campaigns';
import { usePermissions } from '@countin/data/permissions';
import type { Campaign } from '@countin/domain/campaigns';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { ListScreen, RowSkeletons, usePagedList } from '@countin/screen-kit/list';
import { Button, Notice, PageHeader, Row, Rows } from '@countin/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import type { ProfileOwner } from '../../shell/profiles/profile-owner.ts';
import { campaignPath } from './campaign-path.ts';
import { belowArtist, ownerScreen } from '../../shell/profiles/owner-screen.tsx';
import { PreparedCampaigns } from './prepared-campaigns.tsx';
import { StateChip } from './state-chip.tsx';
import styles from './campaigns.module.css';

const MessageWeek = lazy(lazyImport(() => import('../../shell/numbers/message-week.tsx')));

const DAY = 86_400_000;

const itemsOf = ({ items }: { readonly items: readonly Campaign[] }) => items;

/** Starts to load the campaigns. */
export const loader = belowArtist(
  ownArtistLoader(({ access, client, artistId, may }) => {
    if (may('campaign.read'))
      void client.prefetchInfiniteQuery(campaignsOptions(access, { ownerKind: 'artist', ownerId: artistId }));
  }),
);

/** Campaigns of an artist or a label, newest first. Those that come ready for a release are an artist's. */
export const Component = ownerScreen('campaign.read', CampaignList);

function CampaignList({ owner }: { readonly owner: ProfileOwner }) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const access = useDataAccess();
  const { ownerKind, ownerId, profile } = owner;
  const navigate = useNavigate();
  const query = useInfiniteQuery(campaignsOptions(access, owner));
  const list = usePagedList(query, itemsOf);
  const create = useMutation(createCampaignOptions(access));
  const begin = async () => {
    const { campaignId } = await create.mutateAsync({ ownerKind, ownerId, language: profile.language });
    await navigate(campaignPath(owner, campaignId));
  };
  const maySend = usePermissions(ownerKind, profile).may('campaign.send');
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
          <Messages owner={owner} />
          {create.error && <Notice tone="danger" title={errorText(errorCodeOf(create.error))} />}
          {maySend && list.complete && owner.ownerKind === 'artist' && (
            <PreparedCampaigns artist={owner.profile} campaigns={list.items} />
          )}
        </>
      }
      tools={null}
      skeleton={<RowSkeletons count={3} height={64} />}
      empty={{ title: t('emptyTitle'), text: maySend ? t('emptyText') : t('emptyTextReader'), action: add }}
      loadingMore={t('loadingMore')}
    >
      <div className={styles.list}>
        <Rows label={t('title')}>
          {list.items.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </Rows>
      </div>
    </ListScreen>
  );
}

/** What was sent in seven days, for the roles that read numbers. */
function Messages({ owner: { ownerKind, ownerId, profile } }: { readonly owner: ProfileOwner }) {
  const { may } = usePermissions(ownerKind, profile);
  if (!may('numbers.read')) return null;
  return (
    <Suspense>
      <MessageWeek subject={{ kind: ownerKind, id: ownerId }} />
    </Suspense>
  );
}

function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const now = useNow(DAY);
  return (
    <Row
      title={<Link to={campaignPath(campaign, campaign.id)}>{campaign.title || t('untitled')}</Link>}
      below={joinFacts([t(`channels.${campaign.channel}`), formatDate(locale, campaign.createdAt, ownZone, now)])}
      end={<StateChip state={campaign.state} />}
    />
  );
}
