import { studioHandler } from '../platform/callable/studio-handler.ts';
import { withdrawRelease } from './withdraw-release.ts';

export const withdrawReleaseHandler = studioHandler('withdrawRelease', withdrawRelease);
