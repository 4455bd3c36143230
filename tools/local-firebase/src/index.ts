export { RpcError, Status } from './service.ts';
export type { FirestoreService, Caller, RulesIssue } from './service.ts';
export { startLocalFirestore } from './start-local-firestore.ts';
export type { LocalFirestore, LocalFirestoreOptions } from './start-local-firestore.ts';
