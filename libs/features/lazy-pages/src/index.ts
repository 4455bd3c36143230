export { lazyPart } from './lazy-part.ts';
export type { Recovery } from './recovery.ts';
export { watchFailures } from './watch-failures.ts';
export { ReloadNotice } from './reload-notice.tsx';
