export { listState, ListScreen, MoreButton, RowSkeletons } from './list-screen.tsx';
export type { ListState } from './list-screen.tsx';
export { SearchTools } from './search-tools.tsx';
export { useListFilters, useUrlChoice, useUrlFilters } from './use-list-filters.ts';
export type { ListFilters } from './use-list-filters.ts';
export { usePagedList } from './use-paged-list.ts';
export type { ListStatus, PagedList } from './use-paged-list.ts';
export { VirtualRows } from './virtual-rows.tsx';
export type { VirtualRowsHandle } from './virtual-rows.tsx';
