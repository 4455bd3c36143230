import { CrossSiteSignInPage, type SyncLoaded } from '@countin/cross-site-sign-in';
import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';

type SyncScreenProps = Pick<ComponentProps<typeof CrossSiteSignInPage>, 'site' | 'home'>;

/** Screen of `/auth/sync`, with the outcome of its loader. */
export function SyncScreen({ site, home }: SyncScreenProps) {
  const { outcome, next } = useLoaderData<SyncLoaded>();
  return <CrossSiteSignInPage site={site} outcome={outcome} next={next} home={home} />;
}
