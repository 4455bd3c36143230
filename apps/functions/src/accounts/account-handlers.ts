import type { HttpsFunction } from 'firebase-functions/v2/https';
import { accountHandler, adminHandler, openHandler } from '../platform/callable/account-handler.ts';
import type { AddressOf } from '../platform/callable/address-of.ts';
import type { Services } from '../platform/services.ts';
import { holdBackProfile } from '../admin/hold-back-profile.ts';
import { listProfiles } from '../admin/list-profiles.ts';
import { findUsers } from '../admin/find-users.ts';
import { listAudit } from '../admin/list-audit.ts';
import { readUser } from '../admin/read-user.ts';
import { setSubscription } from '../admin/set-subscription.ts';
import { setUserType } from '../admin/set-user-type.ts';
import { suspendUser } from '../admin/suspend-user.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { noteNewCredentials } from './note-new-credentials.ts';
import { requestPro } from './request-pro.ts';
import { updateAccount } from './update-account.ts';

const MAKERS = {
  endSession: accountHandler('endSession', endSession),
  updateAccount: accountHandler('updateAccount', updateAccount),
  deleteAccount: accountHandler('deleteAccount', deleteAccount),
  requestPro: accountHandler('requestPro', requestPro),
  noteNewCredentials: openHandler('noteNewCredentials', noteNewCredentials),
  findUsers: adminHandler('findUsers', findUsers),
  readUser: adminHandler('readUser', readUser),
  setUserType: adminHandler('setUserType', setUserType),
  setSubscription: adminHandler('setSubscription', setSubscription),
  suspendUser: adminHandler('suspendUser', suspendUser),
  listProfiles: adminHandler('listProfiles', listProfiles),
  holdBackProfile: adminHandler('holdBackProfile', holdBackProfile),
  listAudit: adminHandler('listAudit', listAudit),
} as const;

/** What people do to their own account, and admins to others', by the name of the operation. */
export function accountHandlers(
  services: () => Services,
  addressOf: AddressOf,
): Record<keyof typeof MAKERS, HttpsFunction> {
  const handlers = Object.entries(MAKERS).map(([name, make]) => [name, make(services, addressOf)] as const);
  return Object.fromEntries(handlers) as Record<keyof typeof MAKERS, HttpsFunction>;
}
