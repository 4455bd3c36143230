import { useDataAccess } from '@countin/data/access';
import { usersOptions } from '@countin/data/admin';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useDebouncedValue } from '@countin/screen-kit/list';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, EmptyState, Skeleton, TextField } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../shell/navigation/paths.ts';
import { FilterChips } from './filter-chips.tsx';
import type { PeopleFilter } from './people-filter.ts';
import { PeopleList } from './people-list.tsx';
import { PersonPanel } from '../person/person-panel.tsx';
import styles from './people-view.module.css';

/** How long somebody has stopped typing before they are searched for. */
const CALM_MS = 250;

/** What is searched for; kept while the audit log is looked at. */
export interface PeopleSearch {
  readonly text: string;
  readonly filter: PeopleFilter;
}
export const EVERYBODY: PeopleSearch = { text: '', filter: {} };

interface PeopleViewProps {
  readonly search: PeopleSearch;
  readonly onSearch: (search: PeopleSearch) => void;
  /** Uid of who is open. */
  readonly person: string | null;
}

/** Finds people, and shows the one who is chosen beside the others; in place of them where it is narrow. */
export function PeopleView({ search, onSearch, person }: PeopleViewProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { state } = useLocation();
  const navigate = useNavigate();
  const column = useRef<HTMLDivElement>(null);
  const { text, filter } = search;
  const found = useInfiniteQuery(
    usersOptions(useDataAccess(), { text: useDebouncedValue(text, CALM_MS).trim(), ...filter }),
  );
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const users = found.data?.pages.flatMap((page) => page.users) ?? [];
  const nobody = found.isSuccess && users.length === 0 && !hasNextPage;
  const number = formatNumber(locale, users.length);
  const focus = (selector: string) => column.current?.querySelector<HTMLElement>(selector)?.focus();
  const close = () => {
    // Back, where that leads to the list, which is then where it was.
    const fromList = typeof state === 'object' && state !== null && 'fromList' in state;
    void (fromList ? navigate(-1) : navigate(paths.admin.to(), { preventScrollReset: true }));
  };

  return (
    <div className={styles.view} data-person={person !== null || undefined}>
      <div className={styles.people} ref={column}>
        <div className={styles.tools} role="search">
          <TextField
            type="search"
            label={t('search')}
            hint={t('searchHint')}
            value={text}
            onChange={(event) => onSearch({ text: event.target.value, filter })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || nobody) return;
              event.preventDefault();
              focus('[data-index] a');
            }}
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FilterChips filter={filter} onChange={(changed) => onSearch({ text, filter: changed })} />
        </div>
        {found.isSuccess && !nobody && (
          <p className={styles.count} role="status">
            {hasNextPage ? t('foundMore', { number }) : t('found', { count: users.length, number })}
          </p>
        )}
        {found.isPending && (
          <div className={styles.waiting} aria-busy>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height={52} />
            ))}
          </div>
        )}
        {found.isLoadingError && (
          <div className={styles.message}>
            <LoadErrorNotice error={found.error} onRetry={() => void found.refetch()} />
          </div>
        )}
        {nobody && (
          <div className={styles.message} role="status">
            {text.trim() === '' && Object.keys(filter).length === 0 ? (
              <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>
            ) : (
              <EmptyState title={t('none')} action={<Button onClick={() => onSearch(EVERYBODY)}>{t('clear')}</Button>}>
                {t('noneText')}
              </EmptyState>
            )}
          </div>
        )}
        {found.isSuccess && !nobody && (
          <PeopleList
            users={users}
            more={hasNextPage}
            open={person}
            old={found.isPlaceholderData}
            onEnd={onEnd}
            onLeave={() => focus('input')}
          />
        )}
        {isFetchingNextPage && (
          <div className={styles.waiting} role="status" aria-label={t('loadingMore')}>
            <Skeleton height={52} />
          </div>
        )}
        {isFetchNextPageError && <LoadErrorNotice error={found.error} onRetry={() => void fetchNextPage()} />}
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
