import '@countin/theme/tokens.css';
import '@countin/theme/fonts.css';
import '@countin/ui/base.css';
import { startSite } from '@countin/app-shell';
import '../shell/frame/theme.ts';
import { cacheEnteredUser } from '../shell/session/enter-and-leave.ts';
import { openStorage } from '../shell/session/open-storage.ts';
import { forgetDisplayName } from '../shell/session/display-name.ts';
import { createAppRouter } from './router.tsx';

const storage = openStorage(window);

startSite({
  site: 'fourtrack',
  createRouter: (parts) => createAppRouter({ ...parts, storage }),
  onEntered: (access, user, framed) => cacheEnteredUser(access, storage, user, framed),
  onLeft: () => forgetDisplayName(storage),
});
