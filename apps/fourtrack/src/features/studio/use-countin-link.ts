import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useOrigins } from '@countin/app-shell';

/** Builds links to Countin's screens. Cross-site sign-in keeps the user signed in there. */
export function useCountinLink(): (path: string) => string {
  const sync = useAuthSync();
  const { main } = useOrigins();
  return (path) => sync.otherSiteLink(path) ?? main + path;
}
