import * as v from 'valibot';
import { productSlugError, profileSlugError } from '@countin/slug';

/** Slug of an artist or a label. Errors are `slug/…` codes. */
export const profileSlugSchema = withError(profileSlugError);

/** Slug of a product, unique per artist. */
export const productSlugSchema = withError(productSlugError);

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
