import { useDataAccess } from '@countin/data/access';
import { collectionKeys, collectionOptions, keptOptions, type Collection } from '@countin/data/collection';
import { lazyImport } from '@countin/deployment-recovery';
import { formatList, formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { screenLoader } from '@countin/screen-kit/loading';
import { DEVICE_LIST_KEY } from '@countin/public-pages/keep';
import { Button, Notice, PageHeader } from '@countin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionError } from './action-error.tsx';
import { Coming, News } from './coming.tsx';
import { KeptList } from './kept-list.tsx';
import { useNamedItems } from './use-named-items.ts';
import styles from './collection.module.css';

const CollectionFiles = lazy(lazyImport(() => import('./collection-files.tsx')));
const KeptCalendar = lazy(lazyImport(() => import('./kept-calendar.tsx')));

const MINUTE = 60_000;
const EVERYTHING = { kind: '', folder: null, search: '' } as const;

/** Starts to read the collection. */
export const loader = screenLoader(({ access, client }) => {
  void client.prefetchQuery(collectionOptions(access, ownZone));
  void client.prefetchInfiniteQuery(keptOptions(access, EVERYTHING));
});

/** What the user keeps: what is new, what comes next, and everything in the user's own order. */
export function Component() {
  // Parts that come with the data need the texts of releases: waiting for them later would hide the screen again.
  const { t } = useTranslation(['collection', 'fourtrack', 'release']);
  const locale = useLocale();
  const now = useNow(MINUTE);
  useOtherTabs();
  const { data: whole } = useQuery(collectionOptions(useDataAccess(), ownZone));
  return (
    <>
      <PageHeader
        title={t('fourtrack:titles.collection')}
        below={whole && t('number', { count: whole.count, number: formatNumber(locale, whole.count) })}
      />
      <div className={styles.parts}>
        <NamedItems />
        {whole && <News news={whole.news} />}
        {whole && <Coming next={whole.next} />}
        <KeptList folders={whole?.folders ?? []} now={now} />
        <Suspense>{whole && <Later whole={whole} now={now} />}</Suspense>
      </div>
    </>
  );
}

/** What stands below the list. An address for calendars can be ended, also when nothing is kept any more. */
function Later({ whole, now }: { readonly whole: Collection; readonly now: number }) {
  return (
    <>
      {(whole.count > 0 || whole.feedSince !== null) && <KeptCalendar since={whole.feedSince} now={now} />}
      <CollectionFiles folders={whole.folders} isEmpty={whole.count === 0} />
    </>
  );
}

/** Reads anew when another tab's page has kept something: its device list becomes shorter then. */
function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const follow = ({ key, newValue, oldValue }: StorageEvent) => {
      if (key === DEVICE_LIST_KEY && (newValue ?? '').length < (oldValue ?? '').length)
        void client.invalidateQueries({ queryKey: collectionKeys.all() });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [client]);
}

/** What was kept just now from this device, and what a link names. */
function NamedItems() {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  const { kept, full, stays, requested, error, isBusy, add, leave } = useNamedItems();
  const counted = (count: number) => ({ count, number: formatNumber(locale, count) });
  return (
    <>
      {error && <ActionError error={error} />}
      {kept > 0 && <Notice title={t('added', counted(kept))} />}
      {full > 0 && (
        <Notice tone="danger" title={t('page.full')}>
          {joinFacts([t('files.count.full', counted(full)), ...(stays ? [t('stays')] : [])])}
        </Notice>
      )}
      {requested.length > 0 && (
        <Notice
          title={t('asked.title')}
          action={
            <div className={styles.buttons}>
              <Button variant="solid" size="small" busy={isBusy} onClick={add}>
                {t('asked.add')}
              </Button>
              <Button size="small" onClick={leave}>
                {t('asked.leave')}
              </Button>
            </div>
          }
        >
          {formatList(
            locale,
            requested.map(({ title }) => title),
          )}
        </Notice>
      )}
    </>
  );
}
