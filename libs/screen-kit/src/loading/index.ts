export { ErrorBoundary, reportCaughtError } from './error-boundary.tsx';
export { failedQueries } from './failed-queries.ts';
export { HomePathProvider, LoadError, LoadErrorNotice } from './load-error.tsx';
export { screen, ScreenBoundary } from './screen-boundary.tsx';
export { dataContext, screenLoader } from './screen-loader.ts';
export type { Prefetch } from './screen-loader.ts';
export { ScreenSkeleton } from './screen-skeleton.tsx';
