import type { PageView } from '../page/page-view.ts';
import { Island } from './island.tsx';
import { ShareButton } from './share-button.tsx';

interface ShareIslandProps {
  readonly view: Pick<PageView, 't'>;
  /** Name of the page in the device's sheet. */
  readonly text: string;
  /** The page's one address. */
  readonly url: string;
}

/** The share button of a page, which its script brings to life. */
export function ShareIsland({ view: { t }, text, url }: ShareIslandProps) {
  const props = {
    label: t('share'),
    text,
    url,
    copied: t('release:shared'),
    copyThis: t('release:shareFailed', { url }),
  };
  return (
    <Island name="share" props={props}>
      <ShareButton {...props} />
    </Island>
  );
}
