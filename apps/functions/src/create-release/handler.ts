import { studioHandler } from '../callable/studio-handler.ts';
import { createRelease } from './logic.ts';

export const createReleaseHandler = studioHandler('createRelease', createRelease);
