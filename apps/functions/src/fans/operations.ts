import { studioOperations } from '../platform/callable/operations.ts';
import { countFans } from './count-fans.ts';
import { importFans } from './import-fans.ts';
import { readFan } from './read-fan.ts';
import { removeSegment, saveSegment } from './save-segment.ts';

export const fanOperations = {
  ...studioOperations({ countFans, readFan }, 'fans.read'),
  ...studioOperations({ saveSegment, removeSegment, importFans }, 'fans.edit'),
};
