import { CrossSiteSignInPage, type SyncLoaded } from '@countin/cross-site-sign-in';
import { Wordmark } from '@countin/ui';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../paths/paths.ts';

/** Where the sign-in of the other site arrives. */
export function Component() {
  const { outcome, next } = useLoaderData<SyncLoaded>();
  return (
    <CrossSiteSignInPage
      site="countin"
      outcome={outcome}
      next={next}
      home={
        <Link to={paths.splash.to()}>
          <Wordmark site="countin" size="large" />
        </Link>
      }
    />
  );
}
