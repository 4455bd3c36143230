import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { STAND_IN_CODE } from './lean-firestore-lite.ts';

// Newer releases of the SDK may use more of it: this fails then.
it('stands in for all that Firestore Lite uses', () => {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@firebase/firestore/lite'))));
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.esm.js') && !file.includes('.rn.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(
    [...code.matchAll(/import ([^;]*?) from '@firebase\/webchannel-wrapper\/bloom-blob'/g)].map(([, names]) => names),
  ).toEqual(['{ Integer }']);
  expect([...code.matchAll(/(?<![\w.])Integer\b(?! \})(\.\w+)?/g)].map(([, member]) => member)).toEqual([
    '.fromString',
  ]);
});

it('orders numeric ids as numbers', async () => {
  const { Integer } = (await import(`data:text/javascript,${encodeURIComponent(STAND_IN_CODE)}`)) as {
    Integer: { fromString(digits: string): { compare(other: unknown): number } };
  };
  const order = (one: string, other: string) => Integer.fromString(one).compare(Integer.fromString(other));
  expect([
    order('7', '10'),
    order('10', '7'),
    order('7', '7'),
    order('-1', '0'),
    order('9223372036854775807', '9223372036854775806'),
  ]).toEqual([-1, 1, 0, -1, 1]);
});
