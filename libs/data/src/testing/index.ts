export { memoryAccess } from './memory-access.ts';
export type { MemoryAccess, MemoryFunctions } from './memory-access.ts';
export { createTestQueryClient } from './test-query-client.ts';
