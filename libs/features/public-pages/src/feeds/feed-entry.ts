import { coverPath } from '@countin/cover-art';
import { htmlText } from '@countin/domain/pages';
import { firstInstant, releaseStateAt, type ReleasePage } from '@countin/domain/release';
import { imagePath, releaseIdPath, artistUrl } from '@countin/domain/urls';
import { releaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { feedLine, feedParagraphs } from './feed-text.ts';

/** A release as feeds have it. */
export interface FeedEntry {
  /** Never changes, so that no reader shows it twice. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly artist: { readonly name: string; readonly url: string };
  readonly summary: string;
  readonly html: string;
  readonly announcedAt: Date;
  /** When it was announced, or when it came out. */
  readonly changedAt: Date;
  readonly language: string;
}

export function feedEntry(view: PageView, release: ReleasePage): FeedEntry {
  const { origins, now } = view;
  const artist = feedLine(release.artistName);
  const title = feedLine(release.title);
  const { line, href } = releaseRow(view, release);
  const image = origins.main + coverOf(release);
  const out = releaseStateAt(release, now, 'UTC') === 'released';
  const paragraphs = [line, ...feedParagraphs(release.description)];
  return {
    title: feedLine(view.t('release:shareText', { title, artist })),
    id: origins.main + releaseIdPath(release.id),
    url: href,
    image,
    artist: { name: artist, url: artistUrl(origins, release.artistSlug) },
    summary: feedLine(line),
    html: `<p><a href="${htmlText(href)}"><img src="${htmlText(image)}" alt="" width="320" height="320"></a></p>${paragraphs.map((text) => `<p>${htmlText(text)}</p>`).join('')}`,
    announcedAt: new Date(release.publishedAt),
    changedAt: new Date(out ? Math.max(release.publishedAt, firstInstant(release.releaseMoment)) : release.publishedAt),
    language: release.language,
  };
}

function coverOf({ artistId, artistName, cover, coverImage, title }: ReleasePage): string {
  return coverImage ? imagePath(artistId, coverImage.imageId, 640, 'webp') : coverPath(cover, title, artistName);
}
