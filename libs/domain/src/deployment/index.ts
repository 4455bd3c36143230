export { originsOf, publicConfigSchema, sitesSchema } from './deployment.ts';
export type { Origins, PublicConfig, Sites } from './deployment.ts';
