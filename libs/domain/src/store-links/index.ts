export { recogniseLink, serviceAction, SERVICE_IDS, serviceName } from './store-service.ts';
export type { KnownServiceId, LinkDoubt, LinkFault, RecognisedLink, ServiceId } from './store-service.ts';
export { storeLinkSchema, storeLinksSchema } from './store-link.ts';
export type { StoreLink } from './store-link.ts';
export { linksIn, linkTo } from './territory.ts';
