import { useSites } from '@countin/app-shell';
import { useDataAccess } from '@countin/data/access';
import { labelFeedOptions } from '@countin/data/profiles';
import { releaseArtwork } from '@countin/domain/artwork';
import { originsOf } from '@countin/domain/deployment';
import { EMBED_SIZES, embedCode, feedFilter, type FeedPage } from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { PRODUCT_KINDS, type ReleasePage } from '@countin/domain/release';
import { embedPath, feedPath, PUBLIC_PATHS, subdomainUrl } from '@countin/domain/urls';
import { formatReleaseDate, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ListScreen, MoreButton, usePagedList } from '@countin/screen-kit/list';
import { Button, Cover, CopyButton, PageHeader, Row, Rows, Section, SelectField } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { PublicAddress } from '../../shell/profiles/public-address.tsx';
import styles from './feed-screen.module.css';
import { useLabelArtists } from './use-label-artists.ts';

const MINUTE = 60_000;
const releasesOf = (page: FeedPage) => page.releases;

/** A label's feed as it is public, with its addresses for readers, calendars and websites. */
export const Component = labelScreen('profile.read', FeedScreen);

function FeedScreen() {
  const { t } = useTranslation('label-feed');
  const label = useOwnLabel();
  const [query, setQuery] = useSearchParams();
  const kind = PRODUCT_KINDS.find((known) => known === query.get('kind')) ?? null;
  const artist = query.get('artist');
  const now = useNow(MINUTE);
  const filter = feedFilter(label, { kind, artist });
  const list = usePagedList(
    useInfiniteQuery(labelFeedOptions(useDataAccess(), { labelId: label.id, filter })),
    releasesOf,
  );
  const choose = (name: string, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHeader title={t('title')} below={t('lead')} />
      <div className={styles.sections}>
        <FeedAddresses label={label} />
        <Section title={t('releases')}>
          <ListScreen
            list={list}
            narrowed={kind !== null || artist !== null}
            toolsAtOnce
            tools={<FeedTools label={label} artist={artist} kind={kind} onChoose={choose} />}
            empty={{ title: t('emptyTitle'), text: t('emptyText') }}
            nothingFound={{
              title: t('noneTitle'),
              text: t('noneText'),
              clear: t('clear'),
              onClear: () => setQuery({}, { replace: true }),
            }}
            more={!list.complete && <MoreButton label={t('more')} busy={list.isReadingNext} onPress={list.readNext} />}
          >
            <Rows label={t('releases')}>
              {list.items.map((release) => (
                <FeedRow key={release.id} release={release} now={now} />
              ))}
            </Rows>
          </ListScreen>
        </Section>
      </div>
    </>
  );
}

function FeedAddresses({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation('label-feed');
  const origins = originsOf(useSites());
  const at = (path: string) => subdomainUrl(origins, label.customSlug, path);
  const code = embedCode({
    address: origins.main + embedPath({ kind: 'profile', slug: label.customSlug }),
    title: label.name,
    ...EMBED_SIZES.label,
  });
  return (
    <Section title={t('addresses')}>
      <Rows>
        <PublicAddress name={t('page')} address={at(PUBLIC_PATHS.labelFeed)} />
        <PublicAddress name="RSS" address={at(feedPath('rss'))} />
        <PublicAddress name="JSON Feed" address={at(feedPath('json'))} />
        <PublicAddress name={t('calendar')} address={at(feedPath('ics'))} />
        <Row
          title={t('embedCode')}
          below={label.feedEmbedding === 'nowhere' ? t('embedOff') : t(`embedding.${label.feedEmbedding}`)}
          end={
            label.feedEmbedding !== 'nowhere' && (
              <CopyButton text={code} label={t('copyEmbed')} copiedLabel={t('copied')} size="small" />
            )
          }
        />
      </Rows>
    </Section>
  );
}

interface FeedToolsProps {
  readonly label: LabelProfile;
  readonly artist: string | null;
  readonly kind: string | null;
  readonly onChoose: (name: 'artist' | 'kind', value: string) => void;
}

function FeedTools({ label, artist, kind, onChoose }: FeedToolsProps) {
  const { t } = useTranslation(['label-feed', 'common', 'release-lists']);
  const { artists, hasMore, isReading, readMore } = useLabelArtists(label);
  const unlisted = artist !== null && !artists.some(({ customSlug }) => customSlug === artist);
  return (
    <div className={styles.pair} role="search">
      <SelectField label={t('artist')} value={artist ?? ''} onChange={({ target }) => onChoose('artist', target.value)}>
        <option value="">{t('allArtists')}</option>
        {unlisted && <option value={artist}>{artist}</option>}
        {artists.map(({ id, name, customSlug }) => (
          <option key={id} value={customSlug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('kind')} value={kind ?? ''} onChange={({ target }) => onChoose('kind', target.value)}>
        <option value="">{t('allKinds')}</option>
        {PRODUCT_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`common:kind.${each}`)}
          </option>
        ))}
      </SelectField>
      {hasMore && (
        <div>
          <Button size="small" busy={isReading} onClick={readMore}>
            {t('release-lists:label.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function FeedRow({ release, now }: { readonly release: ReleasePage; readonly now: number }) {
  const { t } = useTranslation('common');
  const addresses = usePublicAddresses();
  const date = formatReleaseDate(useLocale(), release.releaseMoment, now, ownZone);
  return (
    <Row
      start={<Cover {...releaseArtwork(release)} alt="" size={52} />}
      title={
        <a href={addresses.release(release)} target="_blank" rel="noreferrer">
          <bdi>{release.title}</bdi>
        </a>
      }
      below={joinFacts([release.artistName, t(`kind.${release.kind}`), date])}
    />
  );
}
