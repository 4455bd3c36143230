import { studioHandler } from '../callable/studio-handler.ts';
import { withdrawRelease } from './logic.ts';

export const withdrawReleaseHandler = studioHandler('withdrawRelease', withdrawRelease);
