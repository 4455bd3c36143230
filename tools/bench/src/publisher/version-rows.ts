import type { Addresses } from '@countin/dev-stack';
import { paths } from '@countin/domain/documents';
import { mustCall, newAccount } from '../account.ts';
import { median } from '../median.ts';
import { writeDocuments } from '../pages/write-documents.ts';
import type { Row } from '../row.ts';
import { createDraft, publishAll } from './publish-rows.ts';

const RELEASES = 50;
const RUNS = 5;

/** Publications that store a version each, beside publications of unchanged releases, which store none. */
export async function benchVersions(addresses: Addresses): Promise<Row[]> {
  const token = await newAccount(addresses);
  const customSlug = `versions-${crypto.randomUUID().slice(0, 8)}`;
  const artist = { kind: 'artist', customSlug, name: 'Versions' } as const;
  const { profileId } = await mustCall(addresses, 'createProfile', artist, token);
  const ids: string[] = [];
  for (let at = 0; at < RELEASES; at += 1) ids.push(await createDraft(addresses, profileId, at, token));
  await publishAll(addresses, ids, token);

  const [stored, unchanged]: [number[], number[]] = [[], []];
  for (let run = 1; run <= RUNS; run += 1) {
    await change(addresses, ids, { description: `Text ${run}` });
    stored.push(await timePublication(addresses, ids, token));
    await change(addresses, ids, {});
    unchanged.push(await timePublication(addresses, ids, token));
  }
  await checkVersions(addresses, ids[0] ?? '', token);
  return [
    {
      name: `${RELEASES} changed releases are published, a version each`,
      value: median(stored),
      unit: 's',
      reference: { name: 'unchanged ones, without a version', value: median(unchanged) },
      bound: { kind: 'most-ratio', value: 1.15 },
    },
  ];
}

/** Saves working copies with other fields. */
const change = (addresses: Addresses, ids: readonly string[], fields: object) =>
  writeDocuments(
    addresses,
    ids.map((id) => ({ path: paths.musicProduct(id), fields: { ...fields, updatedAt: Date.now() } })),
  );

async function timePublication(addresses: Addresses, ids: readonly string[], token: string): Promise<number> {
  const began = performance.now();
  await publishAll(addresses, ids, token);
  return (performance.now() - began) / 1000;
}

/** Without this, a publication that stores nothing would keep the bound. */
async function checkVersions(addresses: Addresses, id: string, token: string): Promise<void> {
  const page = { kind: 'release', id } as const;
  const { versions } = await mustCall(addresses, 'listPageVersions', { page, after: null }, token);
  if (versions.length !== RUNS + 1) throw new Error(`${versions.length} versions in place of ${RUNS + 1}`);
}
