import { CrossSiteSignInPage, type SyncLoaded } from '@countin/cross-site-sign-in';
import { Wordmark } from '@countin/ui';
import { useLoaderData } from 'react-router';
import { paths } from '../../paths/paths.ts';

/** Where the sign-in of the other site arrives. */
export function Component() {
  const { outcome, next } = useLoaderData<SyncLoaded>();
  return (
    <CrossSiteSignInPage
      site="fourtrack"
      outcome={outcome}
      next={next}
      home={
        <a href={paths.home.to()}>
          <Wordmark site="fourtrack" />
        </a>
      }
    />
  );
}
