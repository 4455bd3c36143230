import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches, useSearchParams } from 'react-router';
import type { RouteHandle, ScreenTitle } from './feature.ts';

/**
 * Layout of every screen: its page title and the scroll position.
 *
 * @param site name of the site in the title
 */
export function RootLayout({ site }: { readonly site: string }) {
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined;
  return (
    <>
      {handle && (
        // The title's texts load with the screen's own and must not hold it up.
        <Suspense>
          <PageTitle site={site} title={handle.title} />
        </Suspense>
      )}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function PageTitle({ site, title }: { readonly site: string; readonly title: ScreenTitle }) {
  const [query] = useSearchParams();
  const key = typeof title === 'string' ? title : title(query);
  const [namespace, name] = key.split(':');
  // One namespace and key stand for all: i18next would otherwise compute the type of each text.
  const { t } = useTranslation(namespace as 'nav');
  return <title>{`${site} - ${t(name as 'titles.login')}`}</title>;
}
