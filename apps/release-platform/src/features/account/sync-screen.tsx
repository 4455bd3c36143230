import { SyncScreen } from '@countin/app-shell/screens';
import { HomeLink } from '../../shell/frame/home-link.tsx';

/** Entry of the cross-site sign-in. */
export function Component() {
  return <SyncScreen site="countin" home={<HomeLink />} />;
}
