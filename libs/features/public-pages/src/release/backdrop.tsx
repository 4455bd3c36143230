import type { ReleasePage } from '@countin/domain/release';
import { releaseCoverPath } from '../catalogue/release-cover.ts';

/** The smallest square of a cover: blurred, a larger one looks the same. */
const WIDTH = 320;

/** Background of a release page. It has no part in its layout. */
export function Backdrop({ release }: { readonly release: ReleasePage }) {
  const { background } = release.appearance;
  if (background === 'plain') return null;
  return (
    <div className="backdrop" data-kind={background} aria-hidden>
      {background === 'blurred' && (
        <img src={blurredPicture(release)} alt="" decoding="async" fetchPriority="low" draggable={false} />
      )}
    </div>
  );
}

/** Path of the picture behind a page with a blurred cover. */
export function blurredPicture(release: ReleasePage): string {
  return releaseCoverPath(release, WIDTH);
}
