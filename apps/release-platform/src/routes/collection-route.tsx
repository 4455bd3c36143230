import { myArtistsOptions, useDataAccess, useSession } from '@countin/data';
import { errorCodeOf } from '@countin/domain';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { lazyPart } from '@countin/lazy-pages';
import { Button, EmptyState, Notice, PageHeader, SegmentedControl, SelectField, TextField } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { matchingReleases, type StateFilter } from '../collection/matching-releases.ts';
import { ReleaseShelf, type ShelfView } from '../collection/release-shelf.tsx';
import { useNow } from '../layout/use-now.ts';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { ownZone } from '../releases/own-zone.ts';
import { useReleases } from '../releases/use-releases.ts';
import styles from './collection-route.module.css';

const NewReleaseDialog = lazy(lazyPart(() => import('../new-release/new-release-dialog.tsx')));
const STATES = ['all', 'draft', 'scheduled', 'released', 'archived'] as const satisfies readonly StateFilter[];
const MINUTE = 60_000;

/** Every release of mine. The search stands in the address, so that it can be kept and shared. */
export function Component() {
  const { t } = useTranslation(['releases', 'common']);
  const locale = useLocale();
  const errorText = useErrorText();
  const access = useDataAccess();
  const { uid } = useSession();
  const now = useNow(MINUTE);
  const [query, setQuery] = useSearchParams();
  const [pages, setPages] = useState(1);
  const [making, setMaking] = useState(false);
  const text = query.get('q') ?? '';
  const state = STATES.find((known) => known === query.get('state')) ?? 'all';
  const view: ShelfView = query.get('view') === 'list' ? 'list' : 'grid';
  const searching = text !== '' || state !== 'all';

  const { data: artists = [] } = useQuery(myArtistsOptions(access, uid));
  // A search looks at everything; without one, more is read when the end comes near.
  const { releases, isPending, error, retry, complete, pagesRead } = useReleases(uid, { pages: searching ? Number.MAX_SAFE_INTEGER : pages });
  const artistNames = useMemo(() => new Map(artists.map((artist) => [artist.id, artist.name])), [artists]);
  const found = useMemo(() => matchingReleases(releases, { text, state, artistNames, now, zone: ownZone }), [releases, text, state, artistNames, now]);
  const readOn = useCallback(() => setPages(pagesRead + 1), [pagesRead]);

  const change = (name: string, value: string, none: string) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      if (value === none) after.delete(name);
      else after.set(name, value);
      return after;
    }, { replace: true, preventScrollReset: true });

  if (isPending) return <ScreenSkeleton />;
  const newRelease = artists.length > 0 && <Button look="filled" onClick={() => setMaking(true)}>{t('new.action')}</Button>;
  const count = formatNumber(locale, found.length) + (complete ? '' : '+');
  return (
    <>
      <PageHeader title={t('collection.title')} below={releases.length > 0 ? t('collection.number', { count: found.length, number: count }) : t('collection.lead')} actions={releases.length > 0 && newRelease} />
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} action={<Button size="small" onClick={retry}>{t('common:tryAgain')}</Button>} />}
      {releases.length === 0 && !error ? (
        <EmptyState title={t('collection.emptyTitle')} action={newRelease}>{t('collection.emptyText')}</EmptyState>
      ) : (
        <>
          <div className={styles.tools} role="search">
            <TextField label={t('collection.search')} placeholder={t('collection.searchPlaceholder')} type="search" value={text} onChange={(event) => change('q', event.target.value, '')} />
            <SelectField label={t('collection.state')} value={state} onChange={(event) => change('state', event.target.value, 'all')}>
              {STATES.map((value) => <option key={value} value={value}>{value === 'all' ? t('collection.all') : t(`state.${value}`)}</option>)}
            </SelectField>
            <SegmentedControl
              label={t('collection.view')}
              hideLabel
              value={view}
              onChange={(value) => change('view', value, 'grid')}
              options={[{ value: 'grid', label: t('collection.grid'), icon: <LayoutGrid aria-hidden /> }, { value: 'list', label: t('collection.list'), icon: <List aria-hidden /> }]}
            />
          </div>
          {found.length === 0 && complete ? (
            <EmptyState title={t('collection.none')} action={<Button onClick={() => setQuery({}, { replace: true })}>{t('collection.clear')}</Button>}>{t('collection.noneText')}</EmptyState>
          ) : (
            <ReleaseShelf releases={found} view={view} now={now} artistNames={artists.length > 1 ? artistNames : new Map()} label={t('collection.title')} onEnd={readOn} />
          )}
        </>
      )}
      <Suspense>{making && <NewReleaseDialog artists={artists} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
