import { useDataAccess } from '@countin/data/access';
import { fanCountOptions, fansOptions, type FansQuery } from '@countin/data/fans';
import { usePermissions } from '@countin/data/permissions';
import { ALL_FANS, type Fan, type SegmentConditions } from '@countin/domain/fan';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import {
  ListScreen,
  RowSkeletons,
  SearchTools,
  useListFilters,
  usePagedList,
  type ListFilters,
} from '@countin/screen-kit/list';
import { LoadError } from '@countin/screen-kit/loading';
import { Button, PageHeader, Skeleton } from '@countin/ui';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { ExportButton } from './export-button.tsx';
import { FanTable } from './fan-table.tsx';
import { SegmentTools } from './segment-tools.tsx';
import styles from './signups-screen.module.css';

const SEARCH_DELAY_MS = 120;
/** A label's fans have no releases. */
const NO_TITLES: ReadonlyMap<string, string> = new Map();
const itemsOf = ({ items }: { readonly items: readonly Fan[] }) => items;

/** Fans who have agreed to a label's news. Fans of its artists who have not are never among them. */
export const Component = labelScreen('fans.read', LabelFansScreen);

function LabelFansScreen() {
  const { t } = useTranslation('signups');
  const label = useOwnLabel();
  const { may } = usePermissions('label', label);
  // Privacy: the search holds names and contacts of fans, so it stays out of the URL.
  const filters = useListFilters(ALL_FANS, undefined, SEARCH_DELAY_MS);
  const search = filters.searched.trim();
  const narrowed = search !== '' || filters.filter !== ALL_FANS;
  const wanted = fansQueryOf(label.id, filters.filter, search);
  const list = useLabelFans(wanted);
  if (!narrowed && list.isPending && list.error) return <LoadError error={list.error} onRetry={list.retry} />;
  const mayExport = may('fans.export') && (list.count > 0 || narrowed);
  return (
    <ListScreen
      list={list}
      narrowed={narrowed}
      header={
        <PageHeader
          title={t('title')}
          below={
            <span role="status">
              <Count labelId={label.id} wanted={wanted} narrowed={narrowed} enabled={!list.isPending} />
            </span>
          }
          actions={mayExport && <ExportButton wanted={wanted} slug={label.customSlug} titles={NO_TITLES} />}
        />
      }
      tools={<LabelFanTools labelId={label.id} filters={filters} />}
      skeleton={<RowSkeletons count={2} height={76} />}
      empty={{ title: t('emptyTitle'), text: t('labelEmptyText') }}
      nothingFound={{ title: t('none'), text: t('noneText'), clear: t('clear'), onClear: filters.clear }}
      loadingMore={t('loadingMore')}
    >
      <FanTable list={list} titles={NO_TITLES} />
    </ListScreen>
  );
}

/** Security rules let a label read only those who have agreed, so each query says so. */
function fansQueryOf(labelId: string, conditions: SegmentConditions, search: string): FansQuery {
  return { ownerId: labelId, ownerKind: 'label', conditions: { ...conditions, state: 'confirmed' }, search };
}

function useLabelFans(wanted: FansQuery) {
  const query = useInfiniteQuery({ ...fansOptions(useDataAccess(), wanted), placeholderData: keepPreviousData });
  return usePagedList(query, itemsOf);
}

/** Search and further conditions of the list, which can be saved as a segment. */
function LabelFanTools({
  labelId,
  filters,
}: {
  readonly labelId: string;
  readonly filters: ListFilters<SegmentConditions>;
}) {
  const { t } = useTranslation('signups');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchTools
        search={{
          label: t('search'),
          placeholder: t('searchPlaceholder'),
          text: filters.text,
          onChange: filters.setText,
        }}
      >
        <Button icon={<SlidersHorizontal aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('filters')}
        </Button>
      </SearchTools>
      {isOpen && (
        <SegmentTools
          owner={{ ownerKind: 'label', ownerId: labelId }}
          conditions={filters.filter}
          onChange={filters.setFilter}
          titles={NO_TITLES}
        />
      )}
    </>
  );
}

interface CountProps {
  readonly labelId: string;
  readonly wanted: FansQuery;
  readonly narrowed: boolean;
  /** The rows come first: a count would take the server's time from them. */
  readonly enabled: boolean;
}

/** Exact number of fans, and of those that are wanted. */
function Count({ labelId, wanted, narrowed, enabled }: CountProps) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  const access = useDataAccess();
  const { data: total } = useQuery({ ...fanCountOptions(access, fansQueryOf(labelId, ALL_FANS, '')), enabled });
  const { data: found } = useQuery({
    ...fanCountOptions(access, wanted),
    enabled: enabled && narrowed,
    placeholderData: keepPreviousData,
  });
  if (total === undefined) return <Skeleton width={90} height="1.5em" />;
  return (
    <>
      {t('number', { count: total, number: formatNumber(locale, total) })}{' '}
      {narrowed && found !== undefined && (
        <span className={styles.found}>{t('found', { number: formatNumber(locale, found) })}</span>
      )}
    </>
  );
}
