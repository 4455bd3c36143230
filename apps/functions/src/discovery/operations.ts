import { fanOperations } from '../platform/callable/operations.ts';
import { readShelf, searchDiscovery } from './discover.ts';

export const discoveryOperations = fanOperations({ searchDiscovery, readShelf });
