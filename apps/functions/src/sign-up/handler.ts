import { fanHandler } from '../callable/fan-handler.ts';
import { signUp } from './logic.ts';

export const signUpHandler = fanHandler('signUp', signUp);
