import { anArtistProfile, aSignup } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { listSignups } from './list-signups.ts';
import { refreshFanWeek } from './refresh-fan-week.ts';
import { newSignups } from './new-signups.ts';

const signup = (id: string, createdAt: number) => aSignup({ id, ownerId: 'artist', createdAt });
const path = (id: string) => `artistProfiles/artist/signups/${id}`;
const first = signup('first', 1_000);
/** What its owner reads: the other fields are the server's. */
const read = ({ stoppedAt: _stoppedAt, confirmMails: _confirmMails, ...fields }: typeof first) => fields;
const stage = setUpRules('signup-operations', {
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  [path('first')]: first,
});
const as = (uid: string | null) => accessAs(stage.projectId, uid);

describe('listing signups', () => {
  it('comes newest first in pages', async () => {
    await stage.seed(
      Object.fromEntries(
        Array.from({ length: 130 }, (_, index) => [path(`s${index}`), signup(`s${index}`, 2_000 + index)]),
      ),
    );
    const page = await listSignups(as('mira'), 'artist');
    expect(page.items).toHaveLength(100);
    expect(page.items[0]).toEqual(read(signup('s129', 2_129)));
    const rest = await listSignups(as('mira'), 'artist', page.next);
    expect(rest.items).toHaveLength(31);
    expect(rest.items.at(-1)).toEqual(read(first));
    expect(rest.next).toBeNull();
  });

  it('since the newest known one gives what came after it, and that one again', async () => {
    await stage.seed({ [path('second')]: signup('second', 2_000), [path('third')]: signup('third', 3_000) });
    expect((await newSignups(as('mira'), 'artist', 2_000)).map(({ id }) => id)).toEqual(['third', 'second']);
    expect(await newSignups(as('mira'), 'artist', 3_001)).toEqual([]);
    await expect(newSignups(as('tide'), 'artist', 0)).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('is the owner’s alone', async () => {
    await expect(listSignups(as('tide'), 'artist')).rejects.toMatchObject({ code: 'access/denied' });
  });
});

describe('the fans on a dashboard', () => {
  const MINUTE = 60_000;
  const now = Date.UTC(2026, 10, 22, 12);

  it('are brought up to date: a fan who signs up while it is open appears', async () => {
    const shown = await refreshFanWeek(as('mira'), 'artist', undefined, now);
    expect(shown.signups.map(({ id }) => id)).toEqual(['first']);
    await stage.seed({ [path('second')]: signup('second', 2_000) });
    const later = await refreshFanWeek(as('mira'), 'artist', shown, now + MINUTE);
    expect(later.signups.map(({ id }) => id)).toEqual(['second', 'first']);
    expect(later.wholeAt).toBe(now);
  });

  it('are read whole again after a while, so that one who left goes', async () => {
    const shown = { signups: [signup('gone', 2_000), first], more: false, wholeAt: now };
    expect((await refreshFanWeek(as('mira'), 'artist', shown, now + 6 * MINUTE)).signups.map(({ id }) => id)).toEqual([
      'first',
    ]);
  });

  it('are read whole where more came than one look can see', async () => {
    await stage.seed(
      Object.fromEntries(
        Array.from({ length: 130 }, (_, index) => [path(`s${index}`), signup(`s${index}`, now - index)]),
      ),
    );
    const later = await refreshFanWeek(
      as('mira'),
      'artist',
      { signups: [first], more: false, wholeAt: now },
      now + MINUTE,
    );
    expect(later.signups).toHaveLength(131);
  });
});
