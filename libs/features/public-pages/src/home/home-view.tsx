import type { Medley } from '@countin/domain/medley';
import { artistPath } from '@countin/domain/urls';
import { ButtonLink } from '@countin/ui/static';
import { orderRows, type ReleaseRow } from '../catalogue/release-row.ts';
import { ReleaseStrips } from '../catalogue/release-strips.tsx';
import { PageBar } from '../bar/page-bar.tsx';
import { factsFromMedley } from '../medley/medley-facts.ts';
import { MedleySection } from '../medley/medley-section.tsx';
import { SITE_NAMES } from '../brand/site-identity.ts';
import type { PageView } from '../page/page-view.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { ShareIsland } from '../components/share-island.tsx';

const CHANNELS = [1, 2, 3, 4] as const;

interface HomeViewProps {
  readonly view: PageView;
  readonly rows: readonly ReleaseRow[];
  /** Plays in one tap; without one the tracks are drawn. */
  readonly medley: Medley | null;
}

/** 4track's start page. */
export function HomeView({ view, rows, medley }: HomeViewProps) {
  const { t, origins } = view;
  const { upcoming, out } = orderRows(rows);
  // What comes at each reader's midnight is not out for all of them.
  const spreading = out.some(({ data }) => data?.next !== undefined);
  return (
    <div className="page">
      <PageBar view={view} />
      <main id="main" className="start">
        <section className="opening">
          <div>
            <h1 data-heading="">{t('home:headline')}</h1>
            <p className="lead">{t('home:lead')}</p>
            <div className="actions">
              <ShareIsland view={view} text={SITE_NAMES.fourtrack} url={`${origins.fourtrack}/`} />
            </div>
          </div>
          {medley ? (
            <Featured view={view} medley={medley} />
          ) : (
            <div className="reel" aria-hidden>
              {CHANNELS.map((channel) => (
                <i key={channel} data-channel={channel} />
              ))}
            </div>
          )}
        </section>
        <section className="newest" id="newest">
          <h2 data-heading="">{t('home:newest')}</h2>
          {rows.length === 0 && <p className="strips-empty">{t('home:nothingYet')}</p>}
          {upcoming.length > 0 && <Shelf title={t('artist:upcoming')} rows={upcoming} from={0} />}
          {out.length > 0 && (
            <Shelf title={t(spreading ? 'artist:releases' : 'home:out')} rows={out} from={upcoming.length} />
          )}
        </section>
        <section className="for-artists">
          <h2 data-heading="">{t('home:artistsTitle')}</h2>
          <p>{t('home:artistsText')}</p>
          <ButtonLink size="large" href={`${origins.main}/`} data-other-site="">
            {t('home:artistsAction')}
          </ButtonLink>
        </section>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

function Shelf({
  title,
  rows,
  from,
}: {
  readonly title: string;
  readonly rows: readonly ReleaseRow[];
  readonly from: number;
}) {
  return (
    <div>
      <h3>{title}</h3>
      <ReleaseStrips rows={rows} from={from} withArtist />
    </div>
  );
}

function Featured({ view, medley }: { readonly view: PageView; readonly medley: Medley }) {
  const { t } = view;
  return (
    <MedleySection
      view={view}
      medley={medley}
      artist={null}
      heading={
        <h2 className="featured">
          <a href={artistPath(medley.artistSlug)}>{t('medley:featured', { artist: medley.artistName })}</a>
        </h2>
      }
      facts={factsFromMedley(view, medley)}
    />
  );
}
