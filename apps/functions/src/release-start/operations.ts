import { studioOperations } from '../platform/callable/operations.ts';
import { findRelease } from './find-release.ts';
import { startRelease } from './start-release.ts';

export const releaseStartOperations = studioOperations({ findRelease, startRelease }, 'release.create');
