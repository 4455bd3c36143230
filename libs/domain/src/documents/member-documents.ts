import { agreementSchema } from '../agreements/agreement.ts';
import { activitySchema } from '../permissions/activity.ts';
import { invitationSchema, ownershipOfferSchema } from '../permissions/invitation.ts';
import { memberSchema } from '../permissions/member.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const member = /* @__PURE__ */ defineDocument(memberSchema, paths.member);
export const members = /* @__PURE__ */ defineDocument(memberSchema, paths.members);
export const activity = /* @__PURE__ */ defineDocument(activitySchema, paths.activity);
export const activities = /* @__PURE__ */ defineDocument(activitySchema, paths.activities);
export const invitation = /* @__PURE__ */ defineDocument(invitationSchema, paths.invitation);
export const invitations = /* @__PURE__ */ defineDocument(invitationSchema, () => paths.invitations);
export const ownershipOffer = /* @__PURE__ */ defineDocument(ownershipOfferSchema, paths.ownershipOffer);
export const ownershipOffers = /* @__PURE__ */ defineDocument(ownershipOfferSchema, () => paths.ownershipOffers);
export const agreement = /* @__PURE__ */ defineDocument(agreementSchema, paths.agreement);
export const agreements = /* @__PURE__ */ defineDocument(agreementSchema, () => paths.agreements);
