import { fanOperations, studioOperations } from '../platform/callable/operations.ts';
import { readRosterNumbers } from './read-roster-numbers.ts';
import { createNumberShare, readNumberShares, revokeNumberShare } from './shares/number-shares.ts';
import { openNumberShare, readSharedNumbers } from './shares/read-shared-numbers.ts';

export const numberOperations = {
  ...studioOperations({ readRosterNumbers }, 'numbers.read'),
  ...studioOperations({ createNumberShare, readNumberShares, revokeNumberShare }, 'numbers.share'),
};

/** Operations that the link alone authorises. */
export const sharedNumberOperations = fanOperations({ openNumberShare, readSharedNumbers });
