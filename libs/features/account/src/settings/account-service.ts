import type { DataAccess } from '@countin/data/access';
import { deleteAccount, endSession, updateAccount, type AccountUpdate } from '@countin/data/account';
import {
  changeEmail,
  changePassword,
  hasRecentLogin,
  reauthenticate,
  sendVerification,
  type MailRequest,
} from '@countin/data/session';

/** Operations of the settings on the identity provider and the server. Each throws AppError. */
export interface AccountService {
  readonly update: (update: AccountUpdate) => Promise<void>;
  readonly verifyEmail: () => Promise<void>;
  readonly changeEmail: (email: string) => Promise<void>;
  readonly changePassword: (password: string) => Promise<void>;
  readonly endSession: (sessionId: string) => Promise<void>;
  readonly delete: () => Promise<void>;
  /** Whether the password was entered recently. */
  readonly isRecent: () => Promise<boolean>;
  readonly reauthenticate: (password: string) => Promise<void>;
}

/** The account of the user who is signed in to the Firebase project of this page. */
export function accountService(access: DataAccess, mail: MailRequest): AccountService {
  return {
    update: (update) => updateAccount(access, update),
    verifyEmail: () => sendVerification(access, mail),
    changeEmail: (email) => changeEmail(access, { email, ...mail }),
    changePassword: (password) => changePassword(access, password),
    endSession: (sessionId) => endSession(access, sessionId),
    delete: () => deleteAccount(access),
    isRecent: () => hasRecentLogin(access, Date.now()),
    reauthenticate: (password) => reauthenticate(access, password),
  };
}
