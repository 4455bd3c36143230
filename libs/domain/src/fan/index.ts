export { consentErasureSchema, consentHeadSchema, FAN_STATES, fanSchema } from './fan.ts';
export type { Fan, FanState, FanSummary } from './fan.ts';
export { IMPORT_BATCH, IMPORT_OUTCOMES, IMPORT_WORDING_VERSION } from './fan-import.ts';
export type { ImportOutcome } from './fan-import.ts';
export {
  FAN_LIST_STATES,
  fanListSchema,
  faultOfSample,
  judgeSample,
  MOST_LIST_STATEMENTS,
  SAMPLE_PLACES,
  SAMPLE_WAIT_MS,
  sampleResultsSchema,
  waitsForReview,
} from './fan-list.ts';
export type { FanList, FanListState, FanListStates, SampleResults } from './fan-list.ts';
export { fanSummary } from './fan-summary.ts';
export { allowedFrom, MAIL_HOURS, TEXT_HOURS } from './quiet-hours.ts';
export type { MailHours, QuietHoursOf } from './quiet-hours.ts';
export { CONSENT_WORDING_VERSION } from './consent-wording.ts';
export { followInputSchema, labelNewsInputSchema, signupInputSchema } from './signup-input.ts';
export type { SignupInput } from './signup-input.ts';
export { ALL_FANS, FAN_ORDER, fanQuery, isInSegment, segmentConditionsSchema, segmentSchema } from './segment.ts';
export type { FanConstraint, FanFilter, FanQuery, Segment, SegmentConditions } from './segment.ts';
export { signupKey } from './signup-key.ts';
export { SIGNUP_SCOPES, SIGNUP_STATES, signupSchema } from './signup.ts';
export type { FanOwner, Signup, SignupScope } from './signup.ts';
