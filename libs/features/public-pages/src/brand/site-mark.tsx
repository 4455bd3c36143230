import type { Site } from '@countin/theme';

/** A site's name in its own hand: a count-in ends on its last beat, four tracks run side by side. */
export function SiteMark({ site }: { readonly site: Site }) {
  if (site === 'countin')
    return (
      <span className="site-mark" dir="ltr" translate="no">
        countin<b aria-hidden>.</b>
      </span>
    );
  return (
    <span className="site-mark" dir="ltr" translate="no">
      <span className="tracks" aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </span>
      4track
    </span>
  );
}
