import type { LabelBrand } from '@countin/domain/profile';
import type { PageView } from '../page/page-view.ts';
import { labelAddress } from '../urls/label-address.ts';
import { LabelLogo } from './label-logo.tsx';

/** Name and logo of a label on a page of its artists or releases, leading to the label's page. */
export function LabelMark({ view, brand }: { readonly view: PageView; readonly brand: LabelBrand | null }) {
  if (!brand) return null;
  return (
    <a className="label-mark" href={labelAddress(view, brand)}>
      <LabelLogo labelId={brand.labelId} logos={brand} alt="" />
      <bdi>{brand.name}</bdi>
    </a>
  );
}
