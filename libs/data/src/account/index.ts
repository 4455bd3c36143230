export { deleteAccount } from './delete-account.ts';
export { endSession } from './end-session.ts';
export { noteNewCredentials } from './note-new-credentials.ts';
export { requestProOptions } from './request-pro.ts';
export { updateAccount } from './update-account.ts';
export type { AccountUpdate } from './update-account.ts';
export { useLiveSessions } from './use-live-sessions.ts';
export type { OpenSessions } from './watch-sessions.ts';
