import { studioOperations } from '../platform/callable/operations.ts';
import { createRelease } from './create-release.ts';
import { publishRelease } from './publish-release.ts';
import { withdrawRelease } from './withdraw-release.ts';

export const releaseOperations = {
  ...studioOperations({ createRelease }, 'release.create'),
  ...studioOperations({ publishRelease, withdrawRelease }, 'release.publish'),
};
