import { PUBLIC_PATHS } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';
import { Wordmark } from '@countin/ui/static';
import { barTexts } from './bar-texts.ts';
import { SiteBar } from './site-bar.tsx';

/** 4track's bar on a cached page: rendered signed out, then the script adds the user. None on artists' subdomains. */
export function PageBar({ view }: { readonly view: PageView }) {
  const { t, path, onSubdomain, origins } = view;
  if (onSubdomain) return null;
  return (
    <SiteBar
      texts={barTexts((key) => t(key))}
      mark={<Wordmark site="fourtrack" />}
      person={null}
      upgradeHref={origins.main + PUBLIC_PATHS.upgrade}
      path={path}
    />
  );
}
