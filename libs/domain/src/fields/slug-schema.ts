import * as v from 'valibot';
import { productSlugError, profileSlugError } from '@countin/slug';

/** Slug of an artist or a label that a user asks for. Errors are `slug/…` codes. */
export const profileSlugSchema = /* @__PURE__ */ withError(profileSlugError);

/** Slug of a product, unique per artist. */
export const productSlugSchema = /* @__PURE__ */ withError(productSlugError);

/**
 * Slug of a stored profile. Its claim was validated before. A word that is reserved later must not make the profile
 * unreadable. Browsers that only read need no list of the words.
 */
export const claimedSlugSchema = productSlugSchema;

function withError(errorCode: (slug: string) => string | null) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? errorCode(dataset.value) : null;
      if (message) addIssue({ message });
    }),
  );
}
