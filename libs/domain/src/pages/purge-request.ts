import * as v from 'valibot';

/** More than any one publication changes. */
const MOST_ADDRESSES = 200;

/**
 * Body of a purge request from a function to the host. An address stands for every query and language; a query in one is
 * for a CDN alone, which caches each apart.
 */
export const purgeRequestSchema = v.object({
  addresses: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2048), v.url())), v.maxLength(MOST_ADDRESSES)),
  /** Something is no longer public: no stale copy may be served, not even while the database is away. */
  gone: v.boolean(),
});
export type PurgeRequest = v.InferOutput<typeof purgeRequestSchema>;

/** Context of a purge request's signature. A call has the client's address there, so neither passes for the other. */
export const PURGE_CONTEXT = 'purge';
