import { studioHandler } from '../platform/callable/studio-handler.ts';
import { publishRelease } from './publish-release.ts';

export const publishReleaseHandler = studioHandler('publishRelease', publishRelease);
