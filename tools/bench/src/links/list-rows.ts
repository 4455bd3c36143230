import { setTimeout } from 'node:timers/promises';
import { CATALOGUE_IDS, TERMS } from '@countin/catalogue';
import type { Addresses } from '@countin/dev-stack';
import { importObjects, type ImportRun } from '@countin/domain/imports';
import { mustCall, newAccount, userIdOf } from '../account.ts';
import { plainReading } from '../imports/reading.ts';
import type { Row } from '../row.ts';
import { uploadObject } from '../upload-object.ts';
import { catalogueAlbums, DELAY_MS, endFaults, slowDownServices } from './catalogue-server.ts';

/**
 * Entries of the list: the albums of the example catalogue, and codes that no service knows. A list may have 1,000, for
 * which MusicBrainz alone takes 20 minutes. What comes before and after the requests weighs more in a shorter one.
 */
const ENTRIES = 200;
const POLL_MS = 1000;

/** A list of links and codes, until every service has been asked about every entry. */
export async function benchList(addresses: Addresses): Promise<Row[]> {
  const token = await newAccount(addresses);
  const customSlug = `list-${crypto.randomUUID().slice(0, 8)}`;
  const profile = { kind: 'artist', customSlug, name: 'Bench' } as const;
  await mustCall(addresses, 'createProfile', profile, token);
  const upcs = (await catalogueAlbums(addresses.catalogue)).map(({ upc }) => upc);
  const list = [...upcs, ...Array.from({ length: ENTRIES }, (_, at) => unknownUpc(at))].slice(0, ENTRIES);

  const runId = crypto.randomUUID();
  const name = importObjects.file(userIdOf(token), runId);
  const bytes = new TextEncoder().encode(list.join('\n'));
  await uploadObject(addresses, { name, contentType: 'application/octet-stream', bytes, token });
  await slowDownServices(addresses.catalogue);
  try {
    const began = performance.now();
    await mustCall(
      addresses,
      'createImport',
      { runId, name: 'list.txt', reading: plainReading('codes'), headings: [] },
      token,
    );
    const run = await untilRead(addresses, runId, token);
    const seconds = (performance.now() - began) / 1000;
    return [
      {
        name: `links of a list of ${ENTRIES}, services at ${DELAY_MS} ms`,
        value: seconds,
        unit: 's',
        reference: { name: 'the slowest service at its rate', value: slowestSeconds(run) },
        bound: { kind: 'most-ratio', value: 1.3 },
      },
    ];
  } finally {
    await endFaults(addresses.catalogue);
  }
}

async function untilRead(addresses: Addresses, runId: string, token: string): Promise<Pick<ImportRun, 'list'>> {
  for (;;) {
    const { run } = await mustCall(addresses, 'readImport', { runId }, token);
    if (run.state === 'open') return run;
    if (run.state === 'unreadable') throw new Error(`The list could not be read: ${run.failure?.code}`);
    await setTimeout(POLL_MS);
  }
}

/** Seconds that the service with the longest wait takes for its requests, by its rate alone. */
function slowestSeconds({ list }: Pick<ImportRun, 'list'>): number {
  const waits = (list?.services ?? []).map(({ catalogue, calls }) => {
    const id = CATALOGUE_IDS.find((known) => known === catalogue);
    if (!id) return 0;
    const { burst, refillMs } = TERMS[id].rate;
    return (Math.max(0, calls - burst) * refillMs) / 1000;
  });
  return Math.max(0, ...waits);
}

/** A UPC with its check digit, which no album of the example catalogue has. */
function unknownUpc(at: number): string {
  const digits = `7${String(at).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
