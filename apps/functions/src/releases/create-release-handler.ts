import { studioHandler } from '../platform/callable/studio-handler.ts';
import { createRelease } from './create-release.ts';

export const createReleaseHandler = studioHandler('createRelease', createRelease);
