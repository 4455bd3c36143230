import { studioOperations } from '../platform/callable/operations.ts';
import { readPlan } from './read-plan.ts';

export const plannerOperations = studioOperations({ readPlan }, 'release.read');
