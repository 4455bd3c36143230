export {
  CONSENT_WORDING_VERSION,
  followInputSchema,
  SIGNUP_SCOPES,
  SIGNUP_STATES,
  signupInputSchema,
  signupSchema,
} from './signup.ts';
export type { Signup, SignupInput, SignupScope } from './signup.ts';
