import { htmlText } from '@countin/domain/pages';
import type { FeedField } from '@countin/domain/profile';
import { firstInstant, lastInstant, releaseDay, type ReleasePage } from '@countin/domain/release';
import { shownText } from '@countin/domain/texts';
import { releaseIdPath, artistUrl } from '@countin/domain/urls';
import { joinFacts } from '@countin/i18n';
import { releaseCoverPath } from '../catalogue/release-cover.ts';
import { releaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { feedLine, feedParagraphs } from './feed-text.ts';

/** A release as feeds have it. */
export interface FeedEntry {
  /** Never changes, so that no reader shows it twice. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Absent where the feed shows no covers. */
  readonly image: string | null;
  readonly artist: { readonly name: string; readonly url: string } | null;
  readonly summary: string;
  readonly html: string;
  readonly announcedAt: Date;
  /** When it was announced, or when its line changed last: it came out, for some or for all. */
  readonly changedAt: Date;
  readonly language: string;
}

export function feedEntry(view: PageView, release: ReleasePage, fields: readonly FeedField[]): FeedEntry {
  const { origins, now } = view;
  const artist = feedLine(release.artistName);
  const title = feedLine(release.title);
  const { line, clock, href } = releaseRow(view, release);
  const { releaseMoment: moment, publishedAt } = release;
  const image = fields.includes('cover') ? origins.main + releaseCoverPath(release, 640) : null;
  const { phase } = releaseDay(moment, now, null);
  const changes = { before: publishedAt, wave: firstInstant(moment), after: lastInstant(moment) };
  const summary = fields.includes('date') ? feedLine(joinFacts([line, clock])) : '';
  const text = fields.includes('text') ? (shownText(release, view.language)?.text ?? '') : '';
  const paragraphs = [summary, ...feedParagraphs(text)].filter(Boolean);
  const named = fields.includes('artist');
  return {
    title: named ? feedLine(view.t('release:shareText', { title, artist })) : title,
    id: origins.main + releaseIdPath(release.id),
    url: href,
    image,
    artist: named ? { name: artist, url: artistUrl(origins, release.artistSlug) } : null,
    summary,
    html: pictureHtml(href, image) + paragraphs.map((text) => `<p>${htmlText(text)}</p>`).join(''),
    announcedAt: new Date(publishedAt),
    changedAt: new Date(Math.max(publishedAt, changes[phase])),
    language: release.language,
  };
}

function pictureHtml(href: string, image: string | null): string {
  if (image === null) return '';
  return `<p><a href="${htmlText(href)}"><img src="${htmlText(image)}" alt="" width="320" height="320"></a></p>`;
}
