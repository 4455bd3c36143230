export { PLANS, planHas } from './plans.ts';
export type { PlanFeature } from './plans.ts';
export { SUBSCRIPTIONS, subscriptionSchema, USER_TYPES, userSchema, userTypeSchema } from './user.ts';
export type { Subscription, User, UserType } from './user.ts';
export { beganBefore, sessionIdSchema, sessionRecordSchema, SITE_NAMES, siteNameSchema } from './session-record.ts';
export type { SessionRecord, SiteName } from './session-record.ts';
