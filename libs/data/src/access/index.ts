export { connectFirebase } from './connect-firebase.ts';
export type { DataAccess } from '../ports/data-access.ts';
export { DataAccessProvider, useDataAccess } from './data-access-context.tsx';

export type { ChangeOutcome, FieldChanges } from '../documents/change-fields.ts';
export { createQueryClient } from '../query/query-client.ts';
export { queryKeys } from '../query/query-keys.ts';
export { whenIdle } from '../query/when-idle.ts';
