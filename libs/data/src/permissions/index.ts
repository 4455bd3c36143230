export { usePermissions } from './use-permissions.ts';
