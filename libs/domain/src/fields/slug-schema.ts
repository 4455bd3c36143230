import * as v from 'valibot';
import { productSlugError, profileSlugError } from '@countin/slug';

/** A slug for an artist or a label. Faults are `slug/…` codes. */
export const profileSlugSchema = withFault(profileSlugError);

/** A slug for a product of one artist. */
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
