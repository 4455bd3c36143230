import { startSyncFrame } from '@countin/app-shell/sync-frame';
import { openStorage } from '../shell/session/open-storage.ts';
import { syncFrame } from '../shell/frame/sync-frame.ts';

startSyncFrame(syncFrame(openStorage(window)));
