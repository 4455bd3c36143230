import { useDataAccess } from '@countin/data/access';
import { usersOptions, type FoundUsers } from '@countin/data/admin';
import type { DirectoryEntry } from '@countin/domain/admin';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ListScreen, usePagedList, type ListFilters, type PagedList } from '@countin/screen-kit/list';
import { TextField } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { PersonPanel } from '../person/person-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { PeopleFilter } from './people-filter.ts';
import { PeopleList } from './people-list.tsx';
import styles from './people-view.module.css';

interface PeopleViewProps {
  /** Kept by the screen while the audit log is looked at. */
  readonly filters: ListFilters<PeopleFilter>;
  /** Uid of the person who is open. */
  readonly person: string | null;
}

const usersOf = (page: FoundUsers) => page.users;

/** Finds people, and shows the chosen one beside the others; in place of them where it is narrow. */
export function PeopleView({ filters, person }: PeopleViewProps) {
  const { t } = useTranslation('admin');
  const column = useRef<HTMLDivElement>(null);
  const list = usePagedList(
    useInfiniteQuery(usersOptions(useDataAccess(), { text: filters.searched.trim(), ...filters.filter })),
    usersOf,
  );
  const close = useClosePerson();
  const focus = (selector: string) => column.current?.querySelector<HTMLElement>(selector)?.focus();
  return (
    <div className={styles.view} data-person={person !== null || undefined}>
      <div className={styles.people} ref={column}>
        <ListScreen
          list={list}
          narrowed={filters.active}
          toolsAtOnce
          tools={
            <div className={styles.tools} role="search">
              <TextField
                type="search"
                label={t('search')}
                hint={t('searchHint')}
                value={filters.text}
                onChange={(event) => filters.setText(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown' || list.count === 0) return;
                  event.preventDefault();
                  focus('[data-index] a');
                }}
                maxLength={254}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <FilterChips filter={filters.filter} onChange={filters.replaceFilter} />
            </div>
          }
          above={list.count > 0 && <Count list={list} />}
          empty={{ title: t('empty'), text: t('emptyText') }}
          nothingFound={{ title: t('none'), text: t('noneText'), clear: t('clear'), onClear: filters.clear }}
          loadingMore={t('loadingMore')}
        >
          <PeopleList list={list} open={person} onLeave={() => focus('input')} />
        </ListScreen>
      </div>
      <div className={styles.beside}>
        {person === null ? (
          <p className={styles.choose}>
            <b>{t('person.choose')}</b>
            {t('person.chooseText')}
          </p>
        ) : (
          <PersonPanel key={person} uid={person} onClose={close} />
        )}
      </div>
    </div>
  );
}

/** How many people were found. */
function Count({ list: { count, complete } }: { readonly list: PagedList<DirectoryEntry> }) {
  const { t } = useTranslation('admin');
  const number = formatNumber(useLocale(), count);
  return (
    <p className={styles.count} role="status">
      {complete ? t('found', { count, number }) : t('foundMore', { number })}
    </p>
  );
}

/** Goes back to the list as it was. If the person was opened by an address, goes to the list's start. */
function useClosePerson(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => {
    const fromList = typeof state === 'object' && state !== null && 'fromList' in state;
    void (fromList ? navigate(-1) : navigate(paths.admin.to(), { preventScrollReset: true }));
  };
}
