import { studioHandler } from '../platform/callable/studio-handler.ts';
import { renewProfile } from './renew-profile.ts';

export const renewProfileHandler = studioHandler('renewProfile', renewProfile);
