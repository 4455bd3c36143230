import { studioOperations } from '../platform/callable/operations.ts';
import { draftText, readAssistant } from './draft-text.ts';

export const textOperations = {
  ...studioOperations({ draftText }, 'release.edit'),
  // Says what the deployment has.
  ...studioOperations({ readAssistant }),
};
