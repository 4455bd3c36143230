export { SEARCH_DEBOUNCE_MS, useDebouncedValue } from './use-debounced-value.ts';
export { ownZone } from './own-zone.ts';
export { useNow } from './use-now.ts';
export { useElementWidth } from './use-element-width.ts';
