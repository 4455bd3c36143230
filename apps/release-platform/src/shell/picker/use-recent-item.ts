import { useSession } from '@countin/data/session';
import { useEffect } from 'react';
import { addRecentItem, type RecentItem } from './recent-items.ts';

/** Notes that the user has opened an item. Without a text, its name is not known yet. */
export function useRecentItem(kind: RecentItem['kind'], to: string, text: string): void {
  const { uid } = useSession();
  useEffect(() => {
    if (text) addRecentItem(() => window.localStorage, uid, { kind, to, text });
  }, [uid, kind, to, text]);
}
