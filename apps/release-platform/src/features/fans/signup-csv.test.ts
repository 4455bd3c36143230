import type { Signup } from '@countin/domain/fan';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import type { SignupColumn } from './signup-columns.ts';
import { signupCsv } from './signup-csv.ts';

const headings: Record<SignupColumn, string> = {
  contact: 'Contact',
  channel: 'Channel',
  name: 'Name',
  release: 'Release',
  scope: 'Told about',
  state: 'State',
  language: 'Language',
  zone: 'Zone',
  country: 'Country',
  service: 'Service',
  signedUpAt: 'Signed up',
  confirmedAt: 'Confirmed',
  consentAt: 'Consent',
  consentVersion: 'Version',
  consentLanguage: 'Shown in',
  consentWording: 'Wording',
};

const ana: Signup = {
  id: 's1',
  artistId: 'a1',
  scope: 'release',
  productId: 'p1',
  productTitle: 'Low Sun, Long Water',
  channel: 'email',
  contact: 'ana@example.com',
  name: 'Ana',
  language: 'en',
  zone: 'Europe/Lisbon',
  country: 'PT',
  service: 'apple-music',
  state: 'confirmed',
  consent: {
    wordingVersion: '2026-11',
    language: 'en',
    wording: 'Share my contact with Mira',
    at: Date.UTC(2026, 10, 20, 8),
  },
  createdAt: Date.UTC(2026, 10, 20, 8),
  confirmedAt: Date.UTC(2026, 10, 20, 9, 30),
  dueAt: null,
  sentAt: null,
};

const cells = (csv: string) => parse<string[]>(csv.replace('\uFEFF', '')).data;

test('a fan is one row under the headings, with the proof of consent', () => {
  const [first, row] = cells(signupCsv([ana], headings));
  expect(first).toEqual(Object.values(headings));
  expect(row).toEqual([
    'ana@example.com',
    'email',
    'Ana',
    'Low Sun, Long Water',
    'release',
    'confirmed',
    'en',
    'Europe/Lisbon',
    'PT',
    'Apple Music',
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T09:30:00.000Z',
    '2026-11-20T08:00:00.000Z',
    '2026-11',
    'en',
    'Share my contact with Mira',
  ]);
});

test('a follower has the scope of the consent and no release', () => {
  const [, row] = cells(signupCsv([{ ...ana, scope: 'artist', productId: null, productTitle: '' }], headings));
  expect([row?.[3], row?.[4]]).toEqual(['', 'artist']);
});

test.each(['=HYPERLINK("http://evil.example","x")', '+1+cmd|calc', '-2+3', '@SUM(A1)', ' =1', '＝1', '\tx', '"=1"'])(
  'a name that a spreadsheet would run is made text: %j',
  (name) => {
    const [, row] = cells(signupCsv([{ ...ana, name }], headings));
    expect(row?.[2]).toBe(`'${name}`);
  },
);

const SEPARATED_BY = [',', ';', '\t', '|'];

test.each([
  "x;=1+cmd|' /C calc'!A0;",
  'x; =1+1',
  'x;"=1+1',
  'x\t+1',
  'x,@SUM(A1)',
  'x\n=1',
  'x\r-1',
  'x\r\n=1',
  '\t=1',
  '\n=1',
  'x;＝1+1',
  'x,\n;"" ＠1',
])('B14: a formula behind a separator in a name is text in a spreadsheet that separates by it: %j', (name) => {
  const csv = signupCsv([{ ...ana, name, productTitle: name }], headings).replace('\uFEFF', '');
  for (const delimiter of SEPARATED_BY) {
    // Cell by cell as a spreadsheet does that sees quotes at the beginning of a cell alone.
    const found = parse<string[]>(csv, { delimiter }).data.flat();
    expect(
      found.filter((cell) => /^[\s"]*[=+\-@＝＠]/.test(cell)),
      delimiter,
    ).toEqual([]);
    const torn = csv.split(/\r?\n|\r/).flatMap((row) => row.split(delimiter));
    expect(
      torn.filter((cell) => /^[\s"]*[=+\-@＝＠]/.test(cell)),
      `torn at ${delimiter}`,
    ).toEqual([]);
  }
});

test.each(['a;b', 'a\tb', 'a,b', 'a\nb', 'a\rb', 'a|b', 'a"b'])(
  'a cell with what some spreadsheet separates by is quoted: %j',
  (name) => {
    expect(signupCsv([{ ...ana, name }], headings)).toContain(`"${name.replace('"', '""')}"`);
    expect(cells(signupCsv([{ ...ana, name }], headings))[1]?.[2]).toBe(name);
  },
);

test('a phone number stays a phone number', () => {
  const [, row] = cells(signupCsv([{ ...ana, channel: 'phone', contact: '+15551234567' }], headings));
  expect(row?.[0]).toBe('+15551234567');
});

test('quotes, commas and line breaks survive', () => {
  const name = 'Ana "An" Sousa,\nLisbon';
  expect(cells(signupCsv([{ ...ana, name }], headings))[1]?.[2]).toBe(name);
});

test('an empty list gives the headings alone, with a UTF-8 byte-order mark', () => {
  const csv = signupCsv([], headings);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(cells(csv).filter((row) => row.length > 1)).toHaveLength(1);
});
