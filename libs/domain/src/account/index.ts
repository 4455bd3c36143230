export { PLANS, planHas } from './plans.ts';
export type { PlanFeature } from './plans.ts';
export { SUBSCRIPTIONS, subscriptionSchema, USER_TYPES, userSchema, userTypeSchema } from './user.ts';
export type { User, UserType } from './user.ts';
export { beganBefore, sessionIdSchema, sessionRecordSchema, siteNameSchema } from './session-record.ts';
export type { SessionRecord, SiteName } from './session-record.ts';
