export { nextSendingDay, quotaStepOf, sendingDayOf, SENDING_QUOTAS } from './sending-quota.ts';
export { CONFIRMATIONS_PER_RECIPIENT } from './sending-quota.ts';
export type { QuotaKind, QuotaStep, SendingQuota, SendingRecord } from './sending-quota.ts';
