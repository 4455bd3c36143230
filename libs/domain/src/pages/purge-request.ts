import * as v from 'valibot';

/** Most URLs of one request to the host. What changes more addresses is purged with several. */
export const MOST_PURGED_ADDRESSES = 200;

/** URLs to purge, as they are stored until the caches took them. */
export const purgedAddressesSchema = v.array(v.pipe(v.string(), v.maxLength(2048), v.url()));

/**
 * Body of a purge request from a function to the host. A URL purges all of its queries and languages. A query in the
 * URL matters to CDNs only, which cache each query separately.
 */
export const purgeRequestSchema = v.object({
  addresses: v.pipe(purgedAddressesSchema, v.maxLength(MOST_PURGED_ADDRESSES)),
  /** Content is no longer public: its stale copies must not be served, even while the database is unavailable. */
  gone: v.boolean(),
});
export type PurgeRequest = v.InferOutput<typeof purgeRequestSchema>;

/**
 * Context string of the request's signature. Signed calls use the client's IP address here, so signatures are not
 * interchangeable.
 */
export const PURGE_CONTEXT = 'purge';
