export { RpcError, Status } from './service.ts';
export type { FirestoreService, Caller, RulesIssue } from './service.ts';
