import { useDataAccess } from '@countin/data/access';
import { keptOptions, type KeptPage } from '@countin/data/collection';
import { uploadedPicture } from '@countin/domain/artwork';
import type { KeptRow } from '@countin/domain/collection';
import { releaseStateAt } from '@countin/domain/release';
import { formatReleaseDate, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { ListScreen, usePagedList, VirtualRows } from '@countin/screen-kit/list';
import { Chip, Cover, PageHeader, Row } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './collection-tools.module.css';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';

/** What the user keeps on 4track, of releases alone. */
const WANTED = { kind: 'release', folder: null, search: '' } as const;
const MINUTE = 60_000;
const rowsOf = ({ rows }: KeptPage) => rows;
const idOf = ({ key }: KeptRow) => key;
const layout = () => ({ columns: 1, rowHeight: 68 });

/** Releases that the user keeps as a fan. Nothing can be changed here: 4track's own collection does that. */
export function KeptReleases({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTranslation(['release-lists', 'collection']);
  const list = usePagedList(useInfiniteQuery(keptOptions(useDataAccess(), WANTED)), rowsOf);
  const now = useNow(MINUTE);
  return (
    <ListScreen
      list={list}
      header={
        <>
          <PageHeader title={t('collection.title')} below={t('collection.keptLead')} />
          {choice}
        </>
      }
      empty={{ title: t('collection.keptEmptyTitle'), text: t('collection.keptEmptyText') }}
      loadingMore={t('collection:loadingMore')}
    >
      <VirtualRows
        items={list.items}
        idOf={idOf}
        label={t('collection.kept')}
        complete={list.complete}
        isPrevious={list.isPrevious}
        layout={layout}
        onEnd={list.readNext}
        render={(row) => <KeptRelease row={row} now={now} />}
      />
    </ListScreen>
  );
}

/** A kept release with its cover. The title leads to the public page, where there is one. */
function KeptRelease({ row, now }: { readonly row: KeptRow; readonly now: number }) {
  const addresses = usePublicAddresses();
  const { id, title, artistId, artistName, artistSlug, productSlug, cover, coverImage } = row;
  const href = artistSlug && productSlug ? addresses.release({ id, artistSlug, productSlug }) : null;
  return (
    <Row
      as="div"
      start={
        cover ? (
          <Cover
            design={cover}
            picture={uploadedPicture(artistId, coverImage)}
            title={title}
            artist={artistName}
            size={46}
          />
        ) : (
          <span className={styles.gone} aria-hidden />
        )
      }
      title={href === null ? title : <a href={href}>{title}</a>}
      below={<KeptFacts row={row} now={now} />}
      end={<KeptState row={row} now={now} />}
    />
  );
}

function KeptFacts({ row: { artistName, releaseMoment }, now }: { readonly row: KeptRow; readonly now: number }) {
  const locale = useLocale();
  return joinFacts([artistName, releaseMoment && formatReleaseDate(locale, releaseMoment, now, ownZone)]);
}

/** Whether the release is out, or what has become of its page. */
function KeptState({ row: { state, releaseMoment }, now }: { readonly row: KeptRow; readonly now: number }) {
  const { t } = useTranslation(['collection', 'releases']);
  if (state !== 'there') return <Chip tone="over">{t(`collection:state.${state}`)}</Chip>;
  const shown = releaseStateAt({ status: 'published', releaseMoment }, now, ownZone);
  return <Chip tone="live">{t(`releases:state.${shown}`)}</Chip>;
}
