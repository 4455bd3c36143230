export { CONSENT_WORDING_VERSION, followInputSchema, signupInputSchema } from './signup-input.ts';
export type { SignupInput } from './signup-input.ts';
export { SIGNUP_SCOPES, SIGNUP_STATES, signupSchema } from './signup.ts';
export type { Signup, SignupScope } from './signup.ts';
