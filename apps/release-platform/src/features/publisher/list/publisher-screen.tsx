import { pagesOptions } from '@countin/data/publisher';
import type { PageRow } from '@countin/domain/publisher';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { BulkRun, SelectBox, useSelection, type Selection } from '@countin/screen-kit/bulk';
import { useNow } from '@countin/screen-kit/hooks';
import { ListScreen, VirtualRows, type PagedList } from '@countin/screen-kit/list';
import { screenLoader, ScreenSkeleton } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryId, type PageEntry } from './page-entries.ts';
import { PageLine } from './page-line.tsx';
import { PublisherActions } from './publisher-actions.tsx';
import { PublisherTools } from './publisher-tools.tsx';
import { usePublisher } from './use-publisher.ts';
import styles from '../publisher.module.css';

const MINUTE = 60_000;
/** Height until a row has been measured. */
const layout = () => ({ columns: 1, rowHeight: 68 });

/** Starts to load the first pages. */
export const loader = screenLoader(({ access, client }) => {
  void client.prefetchInfiniteQuery(pagesOptions(access));
});

/** All public pages of a person. Search and filters are in the URL, so they can be bookmarked and shared. */
export function Component() {
  const { t } = useTranslation('publisher');
  const [run] = useState(() => new BulkRun<PageRow>());
  const now = useNow(MINUTE);
  const { list, filters, profiles, total } = usePublisher();
  const selection = useSelection(list.items, entryId);

  if (list.isPending && !filters.active) return <ScreenSkeleton />;
  return (
    <ListScreen
      list={list}
      narrowed={filters.active}
      header={<PageHeader title={t('title')} below={<Lead list={list} />} />}
      tools={<PublisherTools filters={filters} profiles={profiles} />}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      nothingFound={{ title: t('none'), text: t('noneText'), clear: t('clear'), onClear: filters.clear }}
      above={total > 0 && <PublisherActions selection={selection} count={list.count} run={run} />}
    >
      <VirtualRows
        items={list.items}
        idOf={entryId}
        label={t('title')}
        complete={list.complete}
        layout={layout}
        isPrevious={list.isPrevious}
        onKeyDown={selection.onKeyDown}
        render={(entry) => (
          <div className={styles.line}>
            <PageBox entry={entry} selection={selection} />
            <PageLine entry={entry} now={now} />
          </div>
        )}
      />
    </ListScreen>
  );
}

interface PageBoxProps {
  readonly entry: PageEntry;
  readonly selection: Selection<PageEntry>;
}

/** Chooses a page. Several pages may have one title, so the kind tells them apart. */
function PageBox({ entry, selection }: PageBoxProps) {
  const { t } = useTranslation(['bulk', 'publisher', 'releases']);
  const { key, title } = entry.row;
  const id = entryId(entry);
  const named = title || t('releases:untitled');
  return (
    <SelectBox
      label={t('bulk:one', { title: key.kind === 'release' ? named : `${named}, ${t(`publisher:kind.${key.kind}`)}` })}
      checked={selection.has(id)}
      onToggle={(range) => selection.toggle(id, range)}
    />
  );
}

function Lead({ list: { count, complete } }: { readonly list: PagedList<PageEntry> }) {
  const { t } = useTranslation('publisher');
  const locale = useLocale();
  if (count === 0) return t('lead');
  const number = formatNumber(locale, count) + (complete ? '' : '+');
  return joinFacts([t('number', { count, number }), complete ? null : t('reading')]);
}
