import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ConsentAction, ConsentEntry, ConsentEvent, ConsentScope } from './consent-entry.ts';
import { checkLedger, consentStatus, nextEntry, permission, type ConsentLedger } from './consent-ledger.ts';

const hash = (text: string) => createHmac('sha256', 'a secret').update(text).digest('hex');
const forger = (text: string) => createHmac('sha256', 'a guess').update(text).digest('hex');
const RELEASE: ConsentScope = { kind: 'release', id: 'salt' };
const ARTIST: ConsentScope = { kind: 'artist', id: 'mira' };
const LABEL: ConsentScope = { kind: 'label', id: 'tidewrack' };

function event(action: ConsentAction, overrides: Partial<ConsentEvent> = {}): ConsentEvent {
  return {
    scope: RELEASE,
    channel: 'email',
    action,
    method: 'form',
    wordingVersion: '2026-11',
    language: 'en',
    wordingHash: 'a'.repeat(64),
    at: Date.UTC(2026, 10, 23),
    ...overrides,
  };
}

function ledgerOf(events: readonly ConsentEvent[], by = hash, fanId = 'fan-1'): ConsentLedger {
  let ledger: ConsentLedger = { fanId, entries: [], head: '' };
  for (const each of events) {
    const entry = nextEntry(ledger, each, by);
    ledger = { fanId, entries: [...ledger.entries, entry], head: entry.hash };
  }
  return ledger;
}

const story = [
  event('given'),
  event('confirmed', { method: 'link' }),
  event('given', { scope: ARTIST }),
  event('confirmed', { scope: ARTIST, method: 'link' }),
  event('changed', { scope: ARTIST, language: 'ar', wordingHash: 'b'.repeat(64) }),
  event('withdrawn', { method: 'one-click', wordingVersion: '', wordingHash: '' }),
];

describe('a ledger', () => {
  it('is whole as it was written, also when empty', () => {
    expect(checkLedger(ledgerOf(story), hash)).toEqual({ ok: true });
    expect(checkLedger(ledgerOf([]), hash)).toEqual({ ok: true });
  });

  it.each<[string, number, Partial<ConsentEntry>]>([
    ['an action', 6, { action: 'confirmed' }],
    ['a scope', 2, { scope: LABEL }],
    ['a channel', 2, { channel: 'phone' }],
    ['a time', 5, { at: Date.UTC(2020, 0, 1) }],
    ['a wording', 4, { wordingHash: 'c'.repeat(64) }],
    ['a version', 1, { wordingVersion: '2020-01' }],
    ['a language', 1, { language: 'de' }],
    ['a method', 2, { method: 'reply' }],
  ])('shows that %s was changed', (_, n, change) => {
    const ledger = ledgerOf(story);
    const entries = ledger.entries.map((entry) => (entry.n === n ? { ...entry, ...change } : entry));
    expect(checkLedger({ ...ledger, entries }, hash)).toEqual({ ok: false, problem: 'hash', n });
  });

  it('shows entries that were removed, moved, repeated, or cut off at the end', () => {
    const ledger = ledgerOf(story);
    const [first, second, third, ...rest] = ledger.entries as [ConsentEntry, ConsentEntry, ConsentEntry];
    const changed = (entries: ConsentEntry[], head = ledger.head) => checkLedger({ ...ledger, entries, head }, hash);
    expect(changed([first, third, ...rest])).toEqual({ ok: false, problem: 'order', n: 2 });
    expect(changed([first, { ...third, n: 2 }, ...rest])).toEqual({ ok: false, problem: 'chain', n: 2 });
    expect(changed([second, first, third, ...rest])).toEqual({ ok: false, problem: 'order', n: 1 });
    expect(changed([first, second, second, ...rest])).toEqual({ ok: false, problem: 'order', n: 3 });
    expect(changed(ledger.entries.slice(0, -1))).toEqual({ ok: false, problem: 'head', n: 6 });
    expect(changed([])).toEqual({ ok: false, problem: 'head', n: 1 });
  });

  it('shows entries that another fan gave, and a chain that was made anew without the secret', () => {
    const other = ledgerOf(story, hash, 'fan-2');
    expect(checkLedger({ ...other, fanId: 'fan-1' }, hash)).toEqual({ ok: false, problem: 'hash', n: 1 });
    expect(checkLedger(ledgerOf(story, forger), hash)).toEqual({ ok: false, problem: 'hash', n: 1 });
  });

  it('takes no confirmation of what was never given, and none after a withdrawal', () => {
    expect(() => ledgerOf([event('confirmed')])).toThrow(RangeError);
    expect(() => ledgerOf([event('given'), event('withdrawn'), event('confirmed')])).toThrow(RangeError);
    expect(() => ledgerOf([event('given'), event('changed')])).toThrow(RangeError);
    expect(() => ledgerOf([event('withdrawn')])).toThrow(RangeError);
  });

  it('shows a confirmation that the secret signed without a consent before it', () => {
    const [first] = ledgerOf([event('given')]).entries as [ConsentEntry];
    const alone = { ...first, action: 'confirmed' } as const;
    const { hash: _, ...unsigned } = alone;
    const { n: __, previous: ___, ...said } = unsigned;
    const forged = nextEntry({ fanId: 'fan-1', entries: [], head: '' }, { ...said, action: 'given' }, (text) =>
      hash(text.replace('"given"', '"confirmed"')),
    );
    const ledger = { fanId: 'fan-1', entries: [{ ...forged, action: 'confirmed' as const }], head: forged.hash };
    expect(checkLedger(ledger, hash)).toEqual({ ok: false, problem: 'action', n: 1 });
  });

  it('keeps its times in order where the clocks of two servers differ', () => {
    const ledger = ledgerOf([event('given', { at: 2000 }), event('confirmed', { at: 1990 })]);
    expect(ledger.entries.map(({ at }) => at)).toEqual([2000, 2000]);
    expect(checkLedger(ledger, hash)).toEqual({ ok: true });
  });
});

describe('the status of a consent', () => {
  const statusOf = (events: ConsentEvent[], scope = RELEASE, channel: 'email' | 'phone' = 'email') =>
    consentStatus(ledgerOf(events).entries, { scope, channel });

  it('is separate for each scope and channel', () => {
    const events = [event('given'), event('confirmed'), event('given', { scope: ARTIST })];
    expect(statusOf(events)).toBe('confirmed');
    expect(statusOf(events, ARTIST)).toBe('unconfirmed');
    expect(statusOf(events, LABEL)).toBe('none');
    expect(statusOf(events, RELEASE, 'phone')).toBe('none');
    expect(statusOf([...events, event('withdrawn')])).toBe('withdrawn');
  });

  it('stays confirmed when another person enters the address again', () => {
    expect(statusOf([event('given'), event('confirmed'), event('given')])).toBe('confirmed');
  });

  it('is open again only after the owner asked anew', () => {
    const stopped = [event('given'), event('confirmed'), event('withdrawn'), event('given')];
    expect(statusOf(stopped)).toBe('unconfirmed');
    expect(statusOf([...stopped, event('confirmed')])).toBe('confirmed');
  });
});

describe('a message', () => {
  const requested = (events: ConsentEvent[], scopes = [RELEASE, ARTIST], channel: 'email' | 'phone' = 'email') =>
    permission(ledgerOf(events), scopes, channel, hash);

  it('is permitted by the entry that confirmed one of its scopes', () => {
    expect(requested([event('given'), event('confirmed')])).toEqual({ permitted: true, n: 2 });
    expect(requested(story)).toEqual({ permitted: true, n: 4 });
  });

  it('is refused without consent, and the reason is known', () => {
    expect(requested([])).toEqual({ permitted: false, reason: 'none' });
    expect(requested([event('given')])).toEqual({ permitted: false, reason: 'unconfirmed' });
    expect(requested([event('given'), event('confirmed'), event('withdrawn')])).toEqual({
      permitted: false,
      reason: 'withdrawn',
    });
    expect(requested([event('given'), event('confirmed')], [LABEL])).toEqual({ permitted: false, reason: 'none' });
    expect(requested([event('given'), event('confirmed')], [RELEASE], 'phone')).toEqual({
      permitted: false,
      reason: 'none',
    });
  });

  it('by text is permitted by a confirmation from the number alone, by mail also by an imported one', () => {
    const imported = (channel: 'email' | 'phone') => [
      event('given', { channel, method: 'import' }),
      event('confirmed', { channel, method: 'import' }),
    ];
    expect(requested(imported('email'))).toEqual({ permitted: true, n: 2 });
    expect(requested(imported('phone'), [RELEASE], 'phone')).toEqual({ permitted: false, reason: 'unconfirmed' });
    const confirmed = [...imported('phone'), event('confirmed', { channel: 'phone', method: 'link' })];
    expect(requested(confirmed, [RELEASE], 'phone')).toEqual({ permitted: true, n: 3 });
  });

  it('is refused by a ledger that is not whole', () => {
    const ledger = ledgerOf([event('given'), event('confirmed'), event('withdrawn')]);
    const cut = { ...ledger, entries: ledger.entries.slice(0, -1) };
    expect(permission(cut, [RELEASE], 'email', hash)).toEqual({ permitted: false, reason: 'broken' });
  });
});
