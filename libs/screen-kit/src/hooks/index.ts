export { SEARCH_DEBOUNCE_MS, useDebouncedValue } from './use-debounced-value.ts';
export { useElementWidth } from './use-element-width.ts';
