import { accountOperations, fanOperations, openOperations } from '../platform/callable/operations.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { keepOnPage } from './keep-on-page.ts';
import { noteNewCredentials } from './note-new-credentials.ts';
import { requestPro } from './request-pro.ts';
import { updateAccount } from './update-account.ts';

/** For the signed-in owner of the account. */
export const ownAccountOperations = accountOperations({ deleteAccount, endSession, requestPro, updateAccount });

/** Without a sign-in. */
export const openAccountOperations = openOperations({ noteNewCredentials });

/** For the scripts of public pages, which have a token and no sign-in. */
export const keepOnPageOperations = fanOperations({ keepOnPage });
