import { sendingOperations, studioOperations } from '../platform/callable/operations.ts';
import { countFans, countLabelFans } from './count-fans.ts';
import { importFans } from './import-fans.ts';
import { readFanLists } from '../fan-lists/read-fan-lists.ts';
import { readFan, readLabelFan } from './read-fan.ts';
import { removeSegment, saveSegment } from './save-segment.ts';

export const fanOperations = {
  ...studioOperations({ countFans, countLabelFans, readFan, readFanLists, readLabelFan }, 'fans.read'),
  ...studioOperations({ saveSegment, removeSegment }, 'fans.edit'),
  ...sendingOperations({ importFans }, 'fans.edit'),
};
