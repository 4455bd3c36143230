import * as v from 'valibot';
import { RECENT_ITEMS_KEY } from './forget-recent-items.ts';

const MOST = 8;

const recentItemSchema = v.object({
  kind: v.picklist(['artist', 'label', 'release']),
  /** Path of its first screen. */
  to: v.string(),
  text: v.string(),
});
/** An artist, a label or a release that the user has opened. */
export type RecentItem = v.InferOutput<typeof recentItemSchema>;

const storedSchema = v.object({ uid: v.string(), items: v.array(recentItemSchema) });

/** Items that the user has opened on this device, the last one first. */
export function readRecentItems(storage: () => Storage, uid: string): readonly RecentItem[] {
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(storage().getItem(RECENT_ITEMS_KEY) ?? 'null'));
    return parsed.success && parsed.output.uid === uid ? parsed.output.items : [];
  } catch {
    // Storage is blocked or holds something else.
    return [];
  }
}

/** Puts an item first. Items of another user are dropped. */
export function addRecentItem(storage: () => Storage, uid: string, item: RecentItem): void {
  const others = readRecentItems(storage, uid).filter(({ to }) => to !== item.to);
  try {
    storage().setItem(RECENT_ITEMS_KEY, JSON.stringify({ uid, items: [item, ...others].slice(0, MOST) }));
  } catch {
    // Without storage there are no recent items.
  }
}
