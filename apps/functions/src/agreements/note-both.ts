import type { Grant } from '@countin/domain/agreements';
import type { ActivityAction } from '@countin/domain/permissions';
import type { Transaction } from '@google-cloud/firestore';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { Services } from '../platform/services.ts';
import { sidesOf, type Pair } from './read-pair.ts';

/** Adds an entry to the activity logs of both sides; each names the other side. */
export function noteBoth(
  services: Services,
  transaction: Transaction,
  pair: Pair,
  action: ActivityAction,
  {
    before = null,
    after = null,
  }: { readonly before?: readonly Grant[] | null; readonly after?: readonly Grant[] | null } = {},
): void {
  const { actor, names } = pair;
  const sides = sidesOf(pair);
  const text = (grants: readonly Grant[] | null) => (grants ? grants.join(', ') : null);
  const change = { actor, action, before: text(before), after: text(after) };
  noteActivity(services, transaction, sides.artist, { ...change, subject: names.label });
  noteActivity(services, transaction, sides.label, { ...change, subject: names.artist });
}
