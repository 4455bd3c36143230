import type { FeedChoice, ListCursor } from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { ButtonLink } from '@countin/ui/static';
import { orderRows, type ReleaseRow } from '../catalogue/release-row.ts';
import { isNarrowed } from '../urls/feed-links.ts';
import type { PageView } from '../page/page-view.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { feedPageHref } from '../urls/label-address.ts';
import { FeedFilters } from './feed-filters.tsx';
import { LabelHead } from './label-head.tsx';
import { OutRelease, UpcomingRelease } from './label-release.tsx';

interface LabelViewProps {
  readonly view: PageView;
  readonly label: LabelProfile;
  readonly rows: readonly ReleaseRow[];
  /** The last release of this page where another page follows. */
  readonly next: ListCursor | null;
  /** The page without a cursor. */
  readonly first: boolean;
  /** The visitor's filter. */
  readonly choice: FeedChoice;
}

/** A label's public feed. */
export function LabelView({ view, label, rows, next, first, choice }: LabelViewProps) {
  const { t } = view;
  const { upcoming, out } = orderRows(rows, label.feedOrder);
  const shown = { view, fields: label.feedFields };
  const narrowed = isNarrowed(choice);
  return (
    <div className="page">
      <main id="main" className="label">
        <LabelHead view={view} label={label} choice={choice} />
        <div className="feed">
          {(rows.length > 0 || narrowed) && <FeedFilters view={view} label={label} rows={rows} choice={choice} />}
          {upcoming.length > 0 && (
            <section>
              <h2>{t('artist:upcoming')}</h2>
              <ol className="coming">
                {upcoming.map((row, at) => (
                  <UpcomingRelease key={row.release.id} {...shown} row={row} leading={at === 0} />
                ))}
              </ol>
            </section>
          )}
          {(out.length > 0 || upcoming.length === 0) && (
            <section>
              <h2>{t('artist:releases')}</h2>
              {out.length > 0 ? (
                <ol className="shelf">
                  {out.map((row) => (
                    <OutRelease key={row.release.id} {...shown} row={row} />
                  ))}
                </ol>
              ) : (
                <p className="feed-empty">{narrowed ? t('label:nothing') : t('artist:nothingYet')}</p>
              )}
            </section>
          )}
          {(next !== null || !first) && <FeedPages view={view} label={label} next={next} first={first} />}
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

/** Links to the first page of a feed and to the one after this. */
function FeedPages({ view, label, next, first }: Pick<LabelViewProps, 'view' | 'label' | 'next' | 'first'>) {
  const { t } = view;
  const oldestFirst = label.feedOrder === 'oldest';
  return (
    <nav className="pages" aria-label={t('label:pages')}>
      {!first && (
        <ButtonLink size="large" href={feedPageHref(view, null)}>
          {t(oldestFirst ? 'label:start' : 'label:newest')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink size="large" rel="next" href={feedPageHref(view, next)}>
          {t(oldestFirst ? 'label:newer' : 'label:older')}
        </ButtonLink>
      )}
    </nav>
  );
}
