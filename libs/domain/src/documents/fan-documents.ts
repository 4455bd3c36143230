import { signupSchema } from '../fan/signup.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

export const signup = /* @__PURE__ */ defineDocument(signupSchema, paths.signup);
export const signups = /* @__PURE__ */ defineDocument(signupSchema, paths.signups);
