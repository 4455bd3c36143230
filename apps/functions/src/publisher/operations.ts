import { studioOperations } from '../platform/callable/operations.ts';
import { listPages } from './list-pages.ts';

/** Each answers with what the caller may read alone. */
export const publisherOperations = studioOperations({ listPages });
