import { AccountScreen } from '@countin/app-shell/screens';
import { paths } from '../../paths/paths.ts';
import { themeSetter } from '../../shell/frame/theme-choice.tsx';

/** Settings of the user's own account. */
export function Component() {
  return (
    <AccountScreen theme={themeSetter} loginPath={paths.login.to()} deletedPath={paths.login.to({ mode: 'deleted' })} />
  );
}
