export { FAN_STATES } from './fan.ts';
export type { Fan, FanState } from './fan.ts';
export { IMPORT_BATCH, IMPORT_OUTCOMES, IMPORT_WORDING_VERSION } from './fan-import.ts';
export type { ImportOutcome } from './fan-import.ts';
export {
  FAN_LIST_STATES,
  judgeSample,
  MOST_LIST_STATEMENTS,
  SAMPLE_PLACES,
  SAMPLE_WAIT_MS,
  waitsForReview,
} from './fan-list.ts';
export type { FanList, FanListState, FanListStates, SampleResults } from './fan-list.ts';
export { fanSummary } from './fan-summary.ts';
export { allowedFrom } from './quiet-hours.ts';
export type { MailHours, QuietHoursOf } from './quiet-hours.ts';
export { CONSENT_WORDING_VERSION } from './consent-wording.ts';
export { ALL_FANS, FAN_ORDER, fanQuery, isInSegment, SEGMENT_FIELDS } from './segment.ts';
export type { FanConstraint, FanFilter, Segment, SegmentConditions } from './segment.ts';
export { fanKey, signupKey } from './signup-key.ts';
export { scopeOf } from './signup-scope.ts';
export { SIGNUP_SCOPES, signupSchema } from './signup.ts';
export type { FanOwner, Signup, SignupScope } from './signup.ts';
