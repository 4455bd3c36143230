import type { PageView } from '../page/page-view.ts';
import { Island } from './island.tsx';
import { ShareButton, type ShareButtonProps } from './share-button.tsx';

interface ShareIslandProps {
  readonly view: Pick<PageView, 't'>;
  /** Name of the page in the device's sheet. */
  readonly text: string;
  /** The page's one address. */
  readonly url: string;
}

/** Props of a page's share button. */
export function shareProps({ view: { t }, text, url }: ShareIslandProps): ShareButtonProps {
  return {
    label: t('share'),
    text,
    url,
    copied: t('release:shared'),
    copyThis: t('release:shareFailed', { url }),
  };
}

/** The share button of a page, which its script brings to life. */
export function ShareIsland(facts: ShareIslandProps) {
  const props = shareProps(facts);
  return (
    <Island name="share" props={props}>
      <ShareButton {...props} />
    </Island>
  );
}
