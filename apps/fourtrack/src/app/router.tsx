import { createSiteRouter } from '@countin/app-shell';
import type { DataRouter } from 'react-router';
import { paths } from '../paths/paths.ts';
import type { FourtrackRouterParts } from '../shell/navigation/router-parts.ts';
import { screens, withoutScreen } from './features.ts';
import { FourtrackFailure, FramedFailure } from './fourtrack-failure.tsx';
import { FourtrackLayout } from './fourtrack-layout.tsx';

/** The router of 4track: composes the features' routes. Unknown paths lead to the start page, which is the server's. */
export function createAppRouter(parts: FourtrackRouterParts): DataRouter {
  return createSiteRouter(parts, {
    site: 'fourtrack',
    screens,
    withoutScreen,
    start: paths.home.to(),
    serverPage: paths.artist.pattern,
    Layout: FourtrackLayout,
    Failure: FourtrackFailure,
    FramedFailure,
    Loading: Nothing,
  });
}

/** Shown while the browser loads another document. */
function Nothing() {
  return null;
}
