export { IMPORT_FAILURE, ImportFailure, lazyImport } from './lazy-import.ts';
export { DeploymentRecovery } from './deployment-recovery.tsx';
