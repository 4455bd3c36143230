import type { LabelBrand } from '../branding/label-brand.ts';
import type { LabelProfile } from './label-profile.ts';

/** Branding that pages of a label's artists and releases show. Null if it does not reach them, or without the label. */
export function brandOf({
  id,
  name,
  customSlug,
  accent,
  ground,
  typeface,
  brandReach,
  logo,
  logoDark,
  deletedAt,
}: LabelProfile): LabelBrand | null {
  if (brandReach === 'page' || deletedAt !== undefined) return null;
  return { labelId: id, name, customSlug, accent, ground, typeface, brandReach, logo, logoDark };
}
