import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
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
  const { t } = useTranslation('fourtrack');
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined;
  return handle ? <title>{`4track - ${t(`titles.${handle.title}`)}`}</title> : null;
}
