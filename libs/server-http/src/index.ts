export { addressBlock } from './address-block.ts';
export { equalBytes } from './equal-bytes.ts';
export { enforceLimit, tooMany } from './enforce-limit.ts';
export { signClientAddress, verifyClientAddress } from './sign-client.ts';
export { signRequest, verifyRequest } from './sign-request.ts';
export { drawToken, TokenBuckets } from './token-buckets.ts';
export type { BucketRule } from './token-buckets.ts';
