import type { LabelBrand } from '../branding/label-brand.ts';
import type { LabelProfile } from './profile.ts';

/** Branding that pages of a label's artists and releases show; null if it does not reach them. */
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
}: LabelProfile): LabelBrand | null {
  if (brandReach === 'page') return null;
  return { labelId: id, name, customSlug, accent, ground, typeface, brandReach, logo, logoDark };
}
