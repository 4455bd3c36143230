import type { HttpsFunction } from 'firebase-functions/v2/https';
import { accountHandler } from '../callable/account-handler.ts';
import type { AddressOf } from '../callable/address-of.ts';
import type { Services } from '../services.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { requestPro } from './request-pro.ts';
import { updateAccount } from './update-account.ts';

const HANDLERS = {
  endSession: accountHandler('endSession', endSession),
  updateAccount: accountHandler('updateAccount', updateAccount),
  deleteAccount: accountHandler('deleteAccount', deleteAccount),
  requestPro: accountHandler('requestPro', requestPro),
} as const;

/** What people do to their own account, by the name of the operation. */
export function accountHandlers(services: () => Services, addressOf: AddressOf): Record<keyof typeof HANDLERS, HttpsFunction> {
  const { endSession: end, updateAccount: update, deleteAccount: remove, requestPro: request } = HANDLERS;
  return { endSession: end(services, addressOf), updateAccount: update(services, addressOf), deleteAccount: remove(services, addressOf), requestPro: request(services, addressOf) };
}
