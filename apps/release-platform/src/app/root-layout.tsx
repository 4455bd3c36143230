import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches, useSearchParams } from 'react-router';
import type { RouteHandle } from './router.tsx';

/** Around every screen: its title, and the place where one had scrolled to. */
export function RootLayout() {
  return (
    <>
      <PageTitle />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function PageTitle() {
  const { t } = useTranslation('nav');
  const [query] = useSearchParams();
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined;
  if (!handle) return null;
  const name =
    handle.title === 'login' && query.get('mode') === 'signup' ? t('titles.signup') : t(`titles.${handle.title}`);
  return <title>{`Countin - ${name}`}</title>;
}
