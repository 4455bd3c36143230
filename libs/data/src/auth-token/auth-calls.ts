/** The calls of the shared sign-in, as one part that loads by itself. */
export { endSession } from '../account/end-session.ts';
export { generateAuthToken } from './generate-auth-token.ts';
export { signInWithCustomToken } from './sign-in-with-custom-token.ts';
export { verifyAuthToken } from './verify-auth-token.ts';
