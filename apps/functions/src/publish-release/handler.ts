import { studioHandler } from '../callable/studio-handler.ts';
import { publishRelease } from './logic.ts';

export const publishReleaseHandler = studioHandler('publishRelease', publishRelease);
