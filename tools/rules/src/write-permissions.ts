import { PERMISSIONS, type Operation } from '@countin/domain/permissions';
import { listOf, writeFunction } from './write-condition.ts';

/** Operations that `firestore.rules` decide on. All others are decided by functions alone. */
export const DATABASE_OPERATIONS = [
  'profile.edit',
  'release.read',
  'release.edit',
  'medley.read',
  'image.read',
  'image.upload',
  'fans.read',
  'campaign.read',
  'numbers.read',
  'members.read',
  'activity.read',
  'feed.edit',
] as const satisfies readonly Operation[];

/** Operations that `storage.rules` decide on. */
export const STORAGE_OPERATIONS = [
  'medley.read',
  'medley.edit',
  'image.read',
  'image.upload',
] as const satisfies readonly Operation[];

/** Name of the rules function of an operation: `release.edit` is `canReleaseEdit`. */
function ruleOf(operation: Operation): string {
  return `can${operation.replaceAll(/(?:^|\.)([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`;
}

/** Functions that say which roles of members may run an operation, as text of a rules file. */
export function writePermissions(operations: readonly Operation[]): string {
  return operations
    .map((operation) => writeFunction(ruleOf(operation), 'role', [`role in ${listOf(PERMISSIONS[operation].roles)}`]))
    .join('\n\n');
}
