import * as v from 'valibot';

/** Message for a key that is not set. */
export const MISSING = 'is missing';

/** A setting that is not empty. */
export const text = v.pipe(v.string(MISSING), v.trim(), v.nonEmpty(MISSING));
/** A secret of our own. */
export const secret = v.pipe(text, v.minLength(32, 'is shorter than 32 characters'));
/** A web address, without slashes at its end. */
export const address = v.pipe(
  text,
  v.url('is not an address like https://cdn.example/purge'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
