export { originsOf, publicConfigSchema, sitesSchema } from './deployment.ts';
export type { PublicConfig, Sites } from './deployment.ts';
