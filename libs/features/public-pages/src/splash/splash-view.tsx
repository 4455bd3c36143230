import { PUBLIC_PATHS } from '@countin/domain/urls';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { ButtonLink, Wordmark } from '@countin/ui/static';
import { ExamplePhone } from './example-phone.tsx';

const POINTS = ['moment', 'fans', 'day'] as const;

interface SplashViewProps {
  readonly view: PageView;
  readonly example: ReleaseRow | null;
}

/** Countin's start page. Rendered for signed-out visitors; the script switches it for a signed-in user. */
export function SplashView({ view, example }: SplashViewProps) {
  const { t } = view;
  return (
    <div className="page">
      <header className="top" data-heading="mark">
        <Wordmark site="countin" />
        <nav aria-label={t('bar:label')}>
          <a href={PUBLIC_PATHS.login} data-for="visitor">
            {t('splash:login')}
          </a>
          <a href="/dashboard" data-for="person" hidden>
            {t('splash:toDashboard')}
          </a>
        </nav>
      </header>
      <main id="main">
        <section className="splash-opening">
          <div>
            <h1 data-heading="">{t('splash:headline')}</h1>
            <p className="splash-lead">{t('splash:lead')}</p>
            <p className="actions">
              <ButtonLink variant="primary" size="large" href={`${PUBLIC_PATHS.login}?mode=signup`} data-for="visitor">
                {t('splash:signUp')}
              </ButtonLink>
              <ButtonLink variant="primary" size="large" href="/dashboard" data-for="person" hidden>
                {t('splash:toDashboard')}
              </ButtonLink>
              {example && (
                <ButtonLink size="large" href={example.href}>
                  {t('splash:example')}
                </ButtonLink>
              )}
            </p>
          </div>
          <ExamplePhone view={view} example={example} />
        </section>
        <ol className="points">
          {POINTS.map((point) => (
            <li key={point}>
              <h2 data-heading="">{t(`splash:points.${point}.title`)}</h2>
              <p>{t(`splash:points.${point}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className="legal">
          <a href={PUBLIC_PATHS.privacy}>{t('nav:privacy')}</a>
          <a href={PUBLIC_PATHS.terms}>{t('nav:terms')}</a>
        </p>
      </main>
      <PageFooter view={view} />
    </div>
  );
}
