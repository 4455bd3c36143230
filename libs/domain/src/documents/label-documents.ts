import { labelProfileSchema } from '../profile/label-profile.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const labelProfile = /* @__PURE__ */ defineDocument(labelProfileSchema, paths.labelProfile);
export const labelProfiles = /* @__PURE__ */ defineDocument(labelProfileSchema, () => paths.labelProfiles);
