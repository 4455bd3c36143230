import { videoAddresses } from '@countin/domain/appearance';
import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleasePage } from '@countin/domain/release';
import { Cover } from '@countin/ui/static';
import { Island } from '../components/island.tsx';
import type { PageView } from '../page/page-view.ts';
import { VideoFrame } from './video-frame.tsx';

/** Pixels of the cover behind the play button. */
const STILL_SIDE = 320;

/** The video of a release: the cover with a play button until a fan plays it. */
export function VideoSection({ view: { t }, release }: { readonly view: PageView; readonly release: ReleasePage }) {
  const { video } = release.appearance;
  if (!video) return null;
  const { name, page, player } = videoAddresses(video);
  const props = { page, player, title: t('release:videoTitle', { title: release.title }) };
  return (
    <section className="video-section" aria-label={props.title}>
      <Island name="video" props={props}>
        <VideoFrame {...props}>
          <Cover {...releaseArtwork(release)} size={STILL_SIDE} />
          <span className="video-play">
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M8 5.5v13L19 12z" />
            </svg>
            <span>
              {t('release:videoPlay')}
              <small>{t('release:videoNote', { service: name })}</small>
            </span>
          </span>
        </VideoFrame>
      </Island>
    </section>
  );
}
