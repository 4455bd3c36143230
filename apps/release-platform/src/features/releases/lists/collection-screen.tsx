import { useDataAccess } from '@countin/data/access';
import { myArtistsOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { errorCodeOf, type ReleaseState } from '@countin/domain';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { lazyImport } from '@countin/deployment-recovery';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { Button, EmptyState, Notice, PageHeader, SegmentedControl, SelectField, TextField } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ReleaseShelf, type ShelfView } from './release-shelf.tsx';
import { useNow } from '../../../shell/hooks/use-now.ts';
import { useReleaseSearch } from './use-release-search.ts';
import styles from './collection-screen.module.css';

const NewReleaseDialog = lazy(lazyImport(() => import('../../../shell/new-release/new-release-dialog.tsx')));
const STATES = ['all', 'draft', 'scheduled', 'released', 'archived'] as const satisfies readonly (
  ReleaseState | 'all'
)[];
const MINUTE = 60_000;

/** Every release of mine. The search stands in the address, so that it can be kept and shared. */
export function Component() {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const locale = useLocale();
  const errorText = useErrorText();
  const { uid } = useSession();
  const now = useNow(MINUTE);
  const [query, setQuery] = useSearchParams();
  const [making, setMaking] = useState(false);
  const text = query.get('q') ?? '';
  const state = STATES.find((known) => known === query.get('state')) ?? 'all';
  const view: ShelfView = query.get('view') === 'list' ? 'list' : 'grid';
  const searching = text !== '' || state !== 'all';

  const { data: artists = [] } = useQuery(myArtistsOptions(useDataAccess(), uid));
  const { releases, isPending, error, complete, order, readOn, retry } = useReleaseSearch({ text, state });
  const artistNames = useMemo(
    () => new Map(artists.length > 1 ? artists.map((artist) => [artist.id, artist.name]) : []),
    [artists],
  );

  const change = (name: string, value: string, none: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === none) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  if (isPending && !searching) return <ScreenSkeleton />;
  const newRelease = artists.length > 0 && (
    <Button look="filled" onClick={() => setMaking(true)}>
      {t('releases:new.action')}
    </Button>
  );
  const count = formatNumber(locale, releases.length) + (complete ? '' : '+');
  const nothing = releases.length === 0 && complete && !error;
  return (
    <>
      <PageHeader
        title={t('collection.title')}
        below={
          releases.length > 0 ? (
            <>
              {t('collection.number', { count: releases.length, number: count })} {t(`order.${order}`)}
            </>
          ) : (
            t('collection.lead')
          )
        }
        actions={!(nothing && !searching) && newRelease}
      />
      {error && (
        <Notice
          tone="danger"
          title={errorText(errorCodeOf(error))}
          action={
            <Button size="small" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          }
        />
      )}
      {nothing && !searching ? (
        <EmptyState title={t('collection.emptyTitle')} action={newRelease}>
          {t('collection.emptyText')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools} role="search">
            <TextField
              label={t('collection.search')}
              placeholder={t('collection.searchPlaceholder')}
              type="search"
              value={text}
              onChange={(event) => change('q', event.target.value, '')}
            />
            <SelectField
              label={t('collection.state')}
              value={state}
              onChange={(event) => change('state', event.target.value, 'all')}
            >
              {STATES.map((value) => (
                <option key={value} value={value}>
                  {value === 'all' ? t('collection.all') : t(`releases:state.${value}`)}
                </option>
              ))}
            </SelectField>
            <SegmentedControl
              label={t('collection.view')}
              hideLabel
              value={view}
              onChange={(value) => change('view', value, 'grid')}
              options={[
                { value: 'grid', label: t('collection.grid'), icon: <LayoutGrid aria-hidden /> },
                { value: 'list', label: t('collection.list'), icon: <List aria-hidden /> },
              ]}
            />
          </div>
          {nothing ? (
            <EmptyState
              title={t('collection.none')}
              action={<Button onClick={() => setQuery({}, { replace: true })}>{t('collection.clear')}</Button>}
            >
              {t('collection.noneText')}
            </EmptyState>
          ) : (
            <ReleaseShelf
              releases={releases}
              view={view}
              now={now}
              artistNames={artistNames}
              label={t('collection.title')}
              complete={complete}
              onEnd={readOn}
            />
          )}
        </>
      )}
      <Suspense>{making && <NewReleaseDialog artists={artists} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
