import { studioOperations } from '../platform/callable/operations.ts';
import { publishMedley } from './publish-medley.ts';
import { withdrawMedley } from './withdraw-medley.ts';

export const medleyOperations = studioOperations({ publishMedley, withdrawMedley }, 'medley.edit');
