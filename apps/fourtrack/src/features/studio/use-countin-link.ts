import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useOrigins } from '@countin/app-shell';

/** Builds links to Countin's screens, which whoever is signed in here opens signed in. */
export function useCountinLink(): (path: string) => string {
  const sync = useAuthSync();
  const { main } = useOrigins();
  return (path) => sync.otherSiteLink(path) ?? main + path;
}
