import '@countin/data/early-sign-in';
import '@countin/app-shell/early-texts';
import '@countin/theme/tokens.css';
import '@countin/theme/fonts.css';
import '@countin/ui/base.css';
import { startSite } from '@countin/app-shell';
import '../shell/frame/theme.ts';
import { cacheEnteredUser } from '../shell/session/enter-and-leave.ts';
import { openStorage } from '../shell/session/open-storage.ts';
import { syncFrame } from '../shell/frame/sync-frame.ts';
import { createAppRouter } from './router.tsx';

const storage = openStorage(window);

startSite({
  frame: syncFrame(storage),
  createRouter: (parts) => createAppRouter({ ...parts, storage }),
  onEntered: (access, user) => cacheEnteredUser(access, storage, user),
});
