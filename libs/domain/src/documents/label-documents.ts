import { labelProfileSchema } from '../profile/label-profile.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths/paths.ts';

export const labelProfile = /* @__PURE__ */ defineDocument(labelProfileSchema, paths.labelProfile);
export const labelProfiles = /* @__PURE__ */ defineDocument(labelProfileSchema, () => paths.labelProfiles);
