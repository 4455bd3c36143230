import { studioOperations } from '../platform/callable/operations.ts';
import { createProfile } from './create-profile.ts';
import { renewProfile } from './renew-profile.ts';

export const profileOperations = studioOperations({ createProfile, renewProfile });
