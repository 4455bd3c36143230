import * as v from 'valibot';

/** More than any one publication changes. */
const MOST_ADDRESSES = 200;

/** What a function tells the host to renew: addresses for every query and language. A query in one is for a CDN alone, which keeps each apart. */
export const purgeOrderSchema = v.object({
  addresses: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2048), v.url())), v.maxLength(MOST_ADDRESSES)),
  /** Something is no longer public: no old copy may stand in, not even while the database is away. */
  gone: v.boolean(),
});
export type PurgeOrder = v.InferOutput<typeof purgeOrderSchema>;

/** Stands in a purge's signature where a client's address stands in a call's, so that neither passes for the other. */
export const PURGE_CONTEXT = 'purge';
