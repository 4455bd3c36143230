import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../index.ts';

const DATABASE = 'projects/demo-export/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;
const FIELDS = {
  text: { stringValue: 'a\u0000\n😀' },
  long: { integerValue: '-9223372036854775808' },
  zero: { doubleValue: '-0' },
  nan: { doubleValue: 'NaN' },
  at: { timestampValue: '1969-12-31T23:59:59.999999Z' },
  bytes: { bytesValue: 'AP8=' },
  nothing: { nullValue: null },
  no: { booleanValue: false },
  place: { geoPointValue: { latitude: -0.5, longitude: 180 } },
  friend: { referenceValue: `${DOCUMENTS}/a/b` },
  empty: { mapValue: {} },
  list: { arrayValue: { values: [{ mapValue: { fields: { 'odd `name`.': { stringValue: '' } } } }] } },
};
/** More than one commit's worth, below documents that do not exist, with ids of every script. */
const NAMES = [
  ...Array.from({ length: 600 }, (_, n) => `many/d${n}`),
  'a/b',
  'missing/x/below/y/deeper/z',
  'ids/😀 %2F.~',
  'ids/ümläut',
];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'export-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function post({ port }: LocalFirestore, address: string, body: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function everything(server: LocalFirestore): Promise<unknown[]> {
  const found = (await post(server, `/v1/${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ allDescendants: true }] },
  })) as { document: { name: string; fields?: object } }[];
  return found.map(({ document: { name, fields } }) => ({ name, fields }));
}

it('an export restores all data', { timeout: 60_000 }, async () => {
  const first = await startLocalFirestore();
  for (let n = 0; n < NAMES.length; n += 500) {
    const writes = NAMES.slice(n, n + 500).map((name) => ({
      update: { name: `${DOCUMENTS}/${name}`, fields: FIELDS },
    }));
    await post(first, `/v1/${DOCUMENTS}:commit`, { writes });
  }
  await post(first, '/emulator/v1/projects/demo-export:export', {
    database: DATABASE,
    export_directory: folder,
    export_name: 'all',
  });
  const before = await everything(first);
  await first.close();
  expect(before).toHaveLength(NAMES.length);

  const second = await startLocalFirestore({ seedFromExport: path.join(folder, 'all/all.overall_export_metadata') });
  expect(await everything(second)).toEqual(before);
  await second.close();
});
