import type { ListCursor } from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { ButtonLink } from '@countin/ui/static';
import { orderRows, type ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { feedPageHref } from '../urls/label-address.ts';
import { LabelHead } from './label-head.tsx';
import { OutRelease, UpcomingRelease } from './label-release.tsx';

interface LabelViewProps {
  readonly view: PageView;
  readonly label: LabelProfile;
  readonly rows: readonly ReleaseRow[];
  /** The last release of this page where another page follows. */
  readonly next: ListCursor | null;
  /** The page that begins with the newest. */
  readonly first: boolean;
}

/** A label's public feed. */
export function LabelView({ view, label, rows, next, first }: LabelViewProps) {
  const { t } = view;
  const { upcoming, out } = orderRows(rows);
  return (
    <div className="page">
      <main id="main" className="label">
        <LabelHead view={view} label={label} />
        <div className="feed">
          {upcoming.length > 0 && (
            <section>
              <h2>{t('artist:upcoming')}</h2>
              <ol className="coming">
                {upcoming.map((row, at) => (
                  <UpcomingRelease key={row.release.id} view={view} row={row} leading={at === 0} />
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
                    <OutRelease key={row.release.id} row={row} />
                  ))}
                </ol>
              ) : (
                <p className="empty">{t('artist:nothingYet')}</p>
              )}
            </section>
          )}
          {(next !== null || !first) && (
            <nav className="pages" aria-label={t('label:pages')}>
              {!first && (
                <ButtonLink size="large" href={feedPageHref(view, null)}>
                  {t('label:newest')}
                </ButtonLink>
              )}
              {next !== null && (
                <ButtonLink size="large" rel="next" href={feedPageHref(view, next)}>
                  {t('label:older')}
                </ButtonLink>
              )}
            </nav>
          )}
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}
