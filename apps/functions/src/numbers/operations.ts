import { fanOperations, studioOperations } from '../platform/callable/operations.ts';
import { readRosterNumbers } from './read-roster-numbers.ts';
import { createNumberShare, readNumberShares, revokeNumberShare } from './shares/number-shares.ts';
import { readSummaryMail, saveSummaryMail, stopSummaryMail } from './summary/summary-mails.ts';
import { openNumberShare, readSharedNumbers } from './shares/read-shared-numbers.ts';

export const numberOperations = {
  ...studioOperations({ readRosterNumbers, readSummaryMail, saveSummaryMail }, 'numbers.read'),
  ...studioOperations({ createNumberShare, readNumberShares, revokeNumberShare }, 'numbers.share'),
};

/** Operations that the link alone authorises. */
export const sharedNumberOperations = fanOperations({ openNumberShare, readSharedNumbers });

/** For mail programs, which have the link of a mail and no account. */
export const summaryMailOperations = fanOperations({ stopSummaryMail });
