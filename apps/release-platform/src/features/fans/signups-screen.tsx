import { SIGNUP_STATES } from '@countin/domain/fan';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ListScreen, RowSkeletons, SearchTools, useListFilters, VirtualRows } from '@countin/screen-kit/list';
import { LoadError } from '@countin/screen-kit/loading';
import { Notice, PageHeader, Skeleton } from '@countin/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { useNow } from '@countin/screen-kit/hooks';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { ExportButton } from './export-button.tsx';
import { matchingSignups, type SignupFilter } from './matching-signups.ts';
import { ROW_HEIGHT, SignupRow } from './signup-row.tsx';
import { useSignupList } from './use-signup-list.ts';
import styles from './signups-screen.module.css';

const STATES = ['all', ...SIGNUP_STATES] as const satisfies readonly SignupFilter[];
const NONE: { readonly state: SignupFilter } = { state: 'all' };
const openedSchema = v.object({
  /** Text that a link to a fan searches for. */
  search: v.optional(v.string(), ''),
  /** State that a link shows alone. */
  shown: v.optional(v.picklist(STATES), 'all'),
});
const HALF_MINUTE = 30_000;
const layout = () => ({ columns: 1, rowHeight: ROW_HEIGHT });

/** What a link has put into the location's state. */
function openedWith(state: unknown): v.InferOutput<typeof openedSchema> {
  const parsed = v.safeParse(openedSchema, state);
  return parsed.success ? parsed.output : { search: '', shown: 'all' };
}

/** Live list of the fans who signed up for an artist's release notifications. */
export const Component = artistScreen('fans.read', SignupsScreen);

function SignupsScreen() {
  const { t } = useTranslation(['signups', 'fan-states']);
  const artist = useOwnArtist();
  const now = useNow(HALF_MINUTE);
  // Privacy: the search holds names and contacts of fans, so it stays out of the URL.
  const opened = openedWith(useLocation().state);
  const filters = useListFilters(NONE, { text: opened.search, filter: { state: opened.shown } });
  const list = useSignupList(artist.id);
  const [open, toggle] = useOpenRows();
  const { signups = [], error, complete, readNext } = list;
  const found = useMemo(
    () => matchingSignups(list.signups ?? [], filters.text, filters.filter.state),
    [list.signups, filters.text, filters.filter.state],
  );
  const isPending = list.signups === undefined;
  // Without rows nothing scrolls: older fans are searched at once.
  useEffect(() => {
    if (!isPending && !complete && found.length === 0) readNext();
  }, [isPending, complete, found, readNext]);
  if (isPending && error) return <LoadError error={error} onRetry={list.retry} />;

  const hasSignups = signups.length > 0;
  return (
    <ListScreen
      list={{ ...list, count: found.length, isPending }}
      narrowed={hasSignups}
      header={
        <>
          <PageHeader
            title={t('title')}
            below={
              // Announces new fans: rows that scroll into view must not be announced.
              <span role="status">
                <Count list={list} />
              </span>
            }
            actions={hasSignups && <ExportButton artistId={artist.id} artistSlug={artist.customSlug} />}
          />
          {list.isOffline && <Notice title={t('offline')} />}
        </>
      }
      tools={
        <SearchTools
          search={{
            label: t('search'),
            placeholder: t('searchPlaceholder'),
            text: filters.text,
            onChange: filters.setText,
          }}
          filter={{
            label: t('filter'),
            value: filters.filter.state,
            options: STATES.map((value) => ({ value, label: value === 'all' ? t('all') : t(`fan-states:${value}`) })),
            onChange: (state) => filters.setFilter({ state }),
          }}
        />
      }
      skeleton={<RowSkeletons count={2} height={76} />}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      nothingFound={{ title: t('none'), text: t('noneText'), clear: t('clear'), onClear: filters.clear }}
      loadingMore={t('loadingMore')}
    >
      <VirtualRows
        role="table"
        label={t('title')}
        items={found}
        idOf={({ id }) => id}
        complete={complete}
        onEnd={readNext}
        layout={layout}
        render={(signup, index) => (
          <SignupRow
            signup={signup}
            index={index}
            now={now}
            open={open.has(signup.id)}
            onToggle={() => toggle(signup.id)}
          />
        )}
      />
    </ListScreen>
  );
}

/** Ids of the rows that are open, kept while they are scrolled out of the document. */
function useOpenRows(): readonly [ReadonlySet<string>, (id: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return [open, toggle];
}

type List = ReturnType<typeof useSignupList>;

/** Number of fans, and whether the list updates live. */
function Count({ list: { signups, complete, isLive } }: { readonly list: List }) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  if (!signups) return <Skeleton width={90} height="1.5em" />;
  return (
    <>
      {t('number', { count: signups.length, number: formatNumber(locale, signups.length) + (complete ? '' : '+') })}
      {isLive && <span className={styles.live}>{t('live')}</span>}
    </>
  );
}
