import type { PageContext } from '../page/page-context.ts';
import { SiteMark } from '../brand/site-mark.tsx';
import { barTexts } from './bar-texts.ts';
import { SiteBar } from './site-bar.tsx';

/** 4track's bar on a page of everybody: a visitor's, until the script puts in the person. None on artists' subdomains. */
export function PageBar({ context }: { readonly context: PageContext }) {
  const { t, request, origins } = context;
  if (request.host.kind === 'subdomain') return null;
  return (
    <SiteBar
      texts={barTexts((key) => t(key))}
      mark={<SiteMark site="fourtrack" />}
      person={null}
      upgradeHref={`${origins.main}/upgrade`}
      path={request.path}
    />
  );
}
