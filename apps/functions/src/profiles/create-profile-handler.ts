import { studioHandler } from '../platform/callable/studio-handler.ts';
import { createProfile } from './create-profile.ts';

export const createProfileHandler = studioHandler('createProfile', createProfile);
