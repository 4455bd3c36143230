import * as v from 'valibot';
import { productSlugError, profileSlugError } from '@countin/slug';

/** Slug of an artist or a label. Errors are `slug/…` codes. */
export const profileSlugSchema = withFault(profileSlugError);

/** Slug of a product, unique per artist. */
export const productSlugSchema = withFault(productSlugError);

function withFault(fault: (slug: string) => string | null) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? fault(dataset.value) : null;
      if (message) addIssue({ message });
    }),
  );
}
