import { userSchema } from '../account/user.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths/paths.ts';

export const user = /* @__PURE__ */ defineDocument(userSchema, paths.user);
export const users = /* @__PURE__ */ defineDocument(userSchema, () => paths.users);
