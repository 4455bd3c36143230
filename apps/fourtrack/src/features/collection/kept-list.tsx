import { useDataAccess, whenIdle } from '@countin/data/access';
import { keptOptions, type KeptPage } from '@countin/data/collection';
import type { KeptFolder } from '@countin/domain/collection';
import { ListScreen, SearchTools, usePagedList, VirtualRows } from '@countin/screen-kit/list';
import { UndoNotice } from '@countin/screen-kit/undo';
import { buttonClass, SelectField } from '@countin/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths/paths.ts';
import { ActionError } from './action-error.tsx';
import { KeptRow } from './kept-row.tsx';
import { loadArrangeDialog, loadMenu } from './late-parts.ts';
import { useKeptActions } from './use-kept-actions.ts';
import { ALL_FOLDERS, KIND_CHOICES, useKeptFilters, type KeptFilters } from './use-kept-filters.ts';
import styles from './collection.module.css';

const ArrangeDialog = lazy(loadArrangeDialog);
const ROW_HEIGHT = 80;

const rowsOf = ({ rows }: KeptPage) => rows;
const idOf = ({ key }: KeptPage['rows'][number]) => key;
const layout = () => ({ columns: 1, rowHeight: ROW_HEIGHT });

/** Everything that the user keeps, in the user's own order. */
export function KeptList({ folders, now }: { readonly folders: readonly KeptFolder[]; readonly now: number }) {
  const { t } = useTranslation('collection');
  const filters = useKeptFilters();
  const list = usePagedList(useInfiniteQuery(keptOptions(useDataAccess(), filters.wanted)), rowsOf);
  const actions = useKeptActions(list.items, loadArrangeDialog);
  const { arranged } = actions;
  const client = useQueryClient();
  // Without a network later, they are there.
  useEffect(
    () => whenIdle(window, client, () => void Promise.all([loadMenu(), loadArrangeDialog()]).catch(() => undefined)),
    [client],
  );
  return (
    <section className={styles.list} aria-label={t('list')}>
      {actions.error && <ActionError error={actions.error} />}
      <UndoNotice removed={actions.removed} textOf={({ title }) => t('removed', { title })} onUndo={actions.undo} />
      <ListScreen
        list={list}
        narrowed={filters.isNarrowed}
        tools={<Tools filters={filters} folders={folders} />}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          action: (
            <a href={paths.home.to()} className={buttonClass({ variant: 'solid' })}>
              {t('empty.action')}
            </a>
          ),
        }}
        nothingFound={{
          title: t('none.title'),
          text: t('none.text'),
          clear: t('none.clear'),
          onClear: filters.clear,
        }}
        loadingMore={t('loadingMore')}
      >
        <VirtualRows
          items={list.items}
          idOf={idOf}
          label={t('list')}
          complete={list.complete}
          isPrevious={list.isPrevious}
          layout={layout}
          onEnd={list.readNext}
          render={(row, index) => (
            <KeptRow row={row} rows={list.items} index={index} now={now} folders={folders} actions={actions} />
          )}
        />
      </ListScreen>
      <Suspense>
        {arranged && (
          <ArrangeDialog
            row={arranged}
            folders={folders}
            onClose={() => actions.arrange(null)}
            onSave={(changes) => actions.save(arranged, changes)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Search, and the choice of kind and folder. */
function Tools({ filters, folders }: { readonly filters: KeptFilters; readonly folders: readonly KeptFolder[] }) {
  const { t } = useTranslation('collection');
  return (
    <SearchTools
      search={{
        label: t('search'),
        placeholder: t('searchPlaceholder'),
        text: filters.text,
        onChange: filters.setText,
      }}
      filter={{
        label: t('kindLabel'),
        value: filters.kind,
        options: KIND_CHOICES.map((value) => ({ value, label: t(`kinds.${value}`) })),
        onChange: filters.setKind,
      }}
    >
      {folders.length > 0 && (
        <SelectField
          label={t('arrange.folder')}
          value={filters.folder}
          onChange={({ target }) => filters.setFolder(target.value)}
        >
          <option value={ALL_FOLDERS}>{t('allFolders')}</option>
          <option value="">{t('arrange.none')}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </SearchTools>
  );
}
