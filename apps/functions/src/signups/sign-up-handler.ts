import { fanHandler } from '../platform/callable/fan-handler.ts';
import { followArtist, signUp } from './sign-up.ts';

export const signUpHandler = fanHandler('signUp', signUp);
export const followArtistHandler = fanHandler('followArtist', followArtist);
