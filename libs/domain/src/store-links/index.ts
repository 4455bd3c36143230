export { SERVICE_IDS } from './service-ids.ts';
export type { KnownServiceId, ServiceId } from './service-ids.ts';
export { recogniseLink, serviceAction, serviceName } from './store-service.ts';
export { LINK_SOURCES, storeLinkSchema } from './store-link.ts';
export type { PreferredService, StoreLink } from './store-link.ts';
export { linksIn, linkTo, preferredFirst } from './territory.ts';
export { isShortLink } from './short-link.ts';
export { referenceKey, storeReferenceOf } from './store-reference.ts';
export type { StoreReference } from './store-reference.ts';
