import { fanOperations } from '../platform/callable/operations.ts';
import { readGenres, readShelf, searchDiscovery } from './discover.ts';

export const discoveryOperations = fanOperations({ searchDiscovery, readShelf, readGenres });
