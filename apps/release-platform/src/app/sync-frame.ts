import { startSyncFrame } from '@countin/app-shell/sync-frame';
import { syncFrame } from '../shell/frame/sync-frame.ts';

startSyncFrame(syncFrame);
