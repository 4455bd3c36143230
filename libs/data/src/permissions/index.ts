export { usePermissions } from './use-permissions.ts';
export type { Permissions } from './use-permissions.ts';
