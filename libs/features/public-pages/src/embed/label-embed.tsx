import type { PageResponse } from '@countin/domain/pages';
import { releaseArtwork } from '@countin/domain/artwork';
import type { FeedSettings, LabelProfile } from '@countin/domain/profile';
import { Cover, Wordmark } from '@countin/ui/static';
import { nextChange, orderRows, releaseRow, type ReleaseRow } from '../catalogue/release-row.ts';
import { ReleaseLine } from '../catalogue/release-line.tsx';
import { profileColours } from '../catalogue/profile-colours.ts';
import { readLabelFeed, type LabelFeedPage } from '../feeds/read-label-feed.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import type { PageContext } from '../page/page-context.ts';
import type { PageView } from '../page/page-view.ts';
import { choiceQuery } from '../urls/feed-links.ts';
import { labelAddress, labelFeedAddress } from '../urls/label-address.ts';
import sheet from './label-embed.css?inline';
import { embedDocument } from './embed-document.tsx';

/** Most releases of a widget. The rest is one link away. */
const MOST = 12;

/** Answers with the widget of a label's feed. Only the sites that the label allows may frame it. */
export async function labelEmbed(context: PageContext, label: LabelProfile): Promise<PageResponse> {
  const { t, request, services } = context;
  const feed = await readLabelFeed(request, services, label, Math.min(MOST, label.feedCount));
  const rows = feed.releases.map((release) => releaseRow(context, release));
  const colours = profileColours(label, feed.releases[0]);
  const answer = await embedDocument(context, {
    title: t('label:feedTitle', { label: label.name }),
    canonical: labelAddress(context, label),
    ...(colours && { colours }),
    styles: [sheet],
    headers: { 'cache-control': publicCacheControl(request.now, nextChange(rows)) },
    body: <LabelEmbed view={context} label={label} rows={rows} feed={feed} />,
  });
  return { ...answer, framing: framingOf(label) };
}

/** Sites that may frame a label's feed. */
function framingOf({ feedEmbedding, feedSites }: FeedSettings): NonNullable<PageResponse['framing']> {
  if (feedEmbedding === 'anywhere') return 'anywhere';
  return feedEmbedding === 'listed' ? feedSites : [];
}

interface LabelEmbedProps {
  readonly view: PageView;
  readonly label: LabelProfile;
  readonly rows: readonly ReleaseRow[];
  readonly feed: LabelFeedPage;
}

/** A label's releases as a list that scrolls inside its frame. */
function LabelEmbed({ view, label, rows, feed }: LabelEmbedProps) {
  const { t } = view;
  const { upcoming, out } = orderRows(rows, label.feedOrder);
  const whole = labelFeedAddress(view, label) + choiceQuery(feed.choice);
  return (
    <main className="card feed-card">
      <header>
        <h1>
          <a href={whole}>
            <bdi>{label.name}</bdi>
          </a>
        </h1>
      </header>
      {rows.length === 0 && <p className="line">{t('label:nothing')}</p>}
      {rows.length > 0 && (
        <ul>
          {[...upcoming, ...out].map((row) => (
            <EmbeddedRow key={row.release.id} row={row} label={label} />
          ))}
        </ul>
      )}
      <p className="way">
        <a href={whole}>{t('label:showAll')}</a>
        <a className="mark" href={whole} title={t('embed:open', { title: label.name })}>
          <Wordmark site={view.site} size="small" />
        </a>
      </p>
    </main>
  );
}

function EmbeddedRow({ row, label }: { readonly row: ReleaseRow; readonly label: FeedSettings }) {
  const { release, href } = row;
  const { feedFields: fields } = label;
  return (
    <li>
      <a href={href}>
        {fields.includes('cover') && <Cover {...releaseArtwork(release)} alt="" size={56} />}
        <span>
          <b lang={release.language}>
            <bdi>{release.title}</bdi>
          </b>
          {fields.includes('artist') && (
            <span>
              <bdi>{release.artistName}</bdi>
            </span>
          )}
          {fields.includes('date') && <ReleaseLine row={row} />}
        </span>
      </a>
    </li>
  );
}
