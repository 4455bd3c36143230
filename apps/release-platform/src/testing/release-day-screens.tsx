export { featuredRelease } from '../shell/releases/next-release.ts';
export { NextReleasePanel } from '../shell/releases/next-release-panel.tsx';
export { ReleaseRow } from '../shell/releases/release-row.tsx';
export { renderScreen } from './render-screen.tsx';
