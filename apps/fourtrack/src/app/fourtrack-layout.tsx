import { SignedInLayout } from '@countin/app-shell';
import { paths } from '../paths/paths.ts';
import { AppFrame } from '../shell/frame/app-frame.tsx';

/** Layout of 4track's signed-in screens. */
export function FourtrackLayout() {
  return (
    <SignedInLayout
      site="fourtrack"
      Frame={AppFrame}
      // The server renders the start page, so leave the single-page app.
      onLoggedOut={() => window.location.assign(paths.home.to())}
    />
  );
}
