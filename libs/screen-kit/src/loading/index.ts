export { ErrorBoundary } from './error-boundary.tsx';
export { failedQueries } from './failed-queries.ts';
export { HomePathProvider, LoadError } from './load-error.tsx';
export { LoadErrorNotice } from './load-error-notice.tsx';
export { reportCaughtError } from './report-caught-error.ts';
export { screen, ScreenBoundary } from './screen-boundary.tsx';
export { dataContext, firstRead, screenLoader } from './screen-loader.ts';
export type { Prefetch } from './screen-loader.ts';
export { ScreenSkeleton } from './screen-skeleton.tsx';
