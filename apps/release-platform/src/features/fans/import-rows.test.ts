import { expect, test, vi } from 'vitest';
import { AppError } from '@countin/domain/errors';
import { callPatiently } from '@countin/screen-kit/bulk';
import { inBatches, judgeRows, refusedCsv } from './import-rows.ts';
import { readFanFile } from './read-fan-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, swapped: boolean) => {
  const bytes = new Uint8Array(new Uint16Array([...text].map((each) => each.charCodeAt(0))).buffer);
  return swapped ? bytes.map((_, at) => bytes[at ^ 1] ?? 0) : bytes;
};
const latin1 = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));
const read = (bytes: Uint8Array) => readFanFile(bytes)?.map(({ contact, name }) => `${contact} ${name}`);
const FILE = 'Email;Name\nana@example.com;Zoë Núñez\n';

test.each([
  ['UTF-8', utf8(FILE)],
  ['UTF-8 with a mark', utf8(`\uFEFF${FILE}`)],
  ['UTF-16 little endian', utf16(FILE, false)],
  ['UTF-16 little endian with a mark', utf16(`\uFEFF${FILE}`, false)],
  ['UTF-16 big endian', utf16(FILE, true)],
  ['UTF-16 big endian with a mark', utf16(`\uFEFF${FILE}`, true)],
  ['Latin-1', latin1(FILE)],
])('a file in %s is read', (_, bytes) => {
  expect(read(bytes)).toEqual(['ana@example.com Zoë Núñez']);
});

test('a file in Shift-JIS is read', () => {
  const name = [0x8e, 0x52, 0x93, 0x63, 0x82, 0xa0, 0x82, 0xa2];
  expect(read(Uint8Array.from([...latin1('mail,name\nana@example.com,'), ...name]))).toEqual([
    'ana@example.com 山田あい',
  ]);
});

test.each([
  ['no headings', 'Ana,ana@example.com\n,ben@example.com', ['ana@example.com ', 'ben@example.com ']],
  [
    'two columns of a name',
    'First name\tLast name\tE-mail\nAna\tSousa\tana@example.com',
    ['ana@example.com Ana Sousa'],
  ],
  ['quotes and line breaks', 'mail,name\r\n"ana@example.com","An\na"\r\n', ['ana@example.com An a']],
  ['formulas, as an export keeps them', "mail,name\n'+4917012345678,'=1+1", ['+4917012345678 =1+1']],
])('columns are found: %s', (_, text, rows) => {
  expect(read(utf8(text))).toEqual(rows);
});

test('a file without contacts is none, and rows keep the numbers of the spreadsheet', () => {
  expect(readFanFile(utf8('a,b\n1,2'))).toBeNull();
  expect(readFanFile(utf8('mail\n\na@example.com\n\nb@example.com'))?.map(({ row }) => row)).toEqual([3, 5]);
});

test('200,000 rows are judged in batches; what needs no question is not asked', async () => {
  const lines = Array.from({ length: 200_000 }, (_, at) =>
    at % 4 === 0 ? `FAN1@example.com` : `fan${at}@example.com`,
  );
  const rows = readFanFile(utf8(`email\n${lines.join('\n')}\n${'x'.repeat(300)}@example.com`)) ?? [];
  const ask = vi.fn(async (batch: readonly object[]) => batch.map(() => 'new' as const));
  const judged = await judgeRows(rows, ask, () => undefined);
  expect(judged).toHaveLength(200_001);
  expect(judged.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(50_000);
  expect(judged.at(-1)).toMatchObject({ row: 200_002, outcome: 'invalid' });
  expect(ask.mock.calls.every(([batch]) => batch.length <= 200)).toBe(true);
});

test('refused rows are listed with number and reason, harmless in a spreadsheet', async () => {
  const rows = readFanFile(utf8('mail,name\n=1+1@x,=cmd\nana@example.com,Ana')) ?? [];
  const judged = await inBatches(
    rows,
    async () => ['invalid', 'new'],
    () => undefined,
  );
  expect(refusedCsv(judged, (outcome) => `because ${outcome}`)).toBe(`\uFEFF2,"'=1+1@x","'=cmd",because invalid\r\n`);
});

test('a large import waits as long as the server asks, and for a server that is away, and goes on', async () => {
  const rows = readFanFile(
    utf8(`email\n${Array.from({ length: 1000 }, (_, at) => `fan${at}@example.com`).join('\n')}`),
  )!;
  const errors = [
    new AppError('limit/too-many', { retryAfterSeconds: 3 }),
    new AppError('service/unavailable'),
    new AppError('limit/too-many', { retryAfterSeconds: 1 }),
  ];
  const waited: number[] = [];
  const waits: boolean[] = [];
  const ask = (batch: readonly object[]) =>
    callPatiently(
      async () => {
        const error = batch.length > 0 ? errors.pop() : undefined;
        if (error) throw error;
        return batch.map(() => 'new' as const);
      },
      {
        pause: async (milliseconds) => void waited.push(milliseconds),
        awayWaits: [2000],
        onWait: (each) => waits.push(each),
      },
    );
  expect(await inBatches(rows, ask, () => undefined)).toHaveLength(1000);
  expect(waited).toEqual([1000, 2000, 3000]);
  expect(waits).toEqual([true, false, true, false, true, false]);
});

test.each([
  new AppError('limit/too-many', { retryAfterSeconds: 3600 }),
  new AppError('signup/closed'),
  new AppError('service/unavailable'),
])('an import ends where waiting does not help: %s', async (error) => {
  let calls = 0;
  const call = callPatiently(
    async () => {
      calls += 1;
      throw error;
    },
    { pause: async () => undefined, awayWaits: [1, 2], onWait: () => undefined },
  );
  await expect(call).rejects.toBe(error);
  expect(calls).toBe(error.code === 'service/unavailable' ? 3 : 1);
});
