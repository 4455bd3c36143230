import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches, useSearchParams } from 'react-router';
import type { RouteHandle, ScreenTitle } from './feature.ts';

/**
 * Root layout of all screens: page title and scroll restoration.
 *
 * @param site name of the site in the title
 */
export function RootLayout({ site }: { readonly site: string }) {
  const handles = useMatches().flatMap(({ handle }) => (handle === undefined ? [] : [handle as RouteHandle]));
  const handle = handles.at(-1);
  return (
    <>
      {handle && (
        // The title has its own Suspense boundary, so that its texts do not delay the screen.
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
  // The cast to one namespace and key avoids computing i18next's type of every text.
  const { t } = useTranslation(namespace as 'nav');
  return <title>{`${site} - ${t(name as 'titles.login')}`}</title>;
}
