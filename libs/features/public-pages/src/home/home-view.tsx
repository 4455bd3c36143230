import { orderRows, type ReleaseRow } from '../artist/release-row.ts';
import { ReleaseStrips } from '../artist/release-strips.tsx';
import type { PageContext } from '../page-context.ts';
import { PageFooter } from '../parts/page-footer.tsx';
import { SiteMark } from '../parts/site-mark.tsx';

const STEPS = [1, 2, 3, 4] as const;

/** 4track's start page. The navigation is a visitor's; the script puts in the person where there is one. */
export function HomeView({ context, rows }: { readonly context: PageContext; readonly rows: readonly ReleaseRow[] }) {
  const { t, origins } = context;
  const { upcoming, out } = orderRows(rows);
  return (
    <div className="page">
      <header className="bar">
        <a className="home" href="/"><SiteMark site="fourtrack" /></a>
        <nav aria-label={t('home:account')}>
          <a className="plain" href="/login" data-visitor="">{t('login')}</a>
          <a className="button filled" href="/signup" data-visitor="">{t('signUpFree')}</a>
          <bdi className="person" data-person="" hidden />
          <a className="plain" href="/login?leave" data-person="" hidden>{t('logOut')}</a>
        </nav>
      </header>
      <main id="main" className="start">
        <section className="opening">
          <div>
            <h1>{t('home:headline')}</h1>
            <p className="lead">{t('home:lead')}</p>
          </div>
          <div className="reel" aria-hidden>{STEPS.map((step) => <i key={step} data-channel={step} />)}</div>
          <ol className="steps">
            {STEPS.map((step) => (
              <li key={step} data-channel={step}>
                <b>{t(`home:how${step}`)}</b>
                <span>{t(`home:how${step}Text`)}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className="newest">
          <h2>{t('home:newest')}</h2>
          {rows.length > 0 ? <ReleaseStrips rows={[...upcoming, ...out]} withArtist /> : <p className="empty">{t('home:nothingYet')}</p>}
        </section>
        <section className="for-artists">
          <h2>{t('home:artistsTitle')}</h2>
          <p>{t('home:artistsText')}</p>
          <a className="button outlined" href={`${origins.main}/`} data-sibling="">{t('home:artistsAction')}</a>
        </section>
      </main>
      <PageFooter context={context} />
    </div>
  );
}
