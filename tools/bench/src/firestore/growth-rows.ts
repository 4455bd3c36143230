import type { Row } from '../row.ts';
import type { LoadClient } from './load.ts';
import { inTurn } from '../median.ts';
import { commitOf, DOCUMENTS, encode, releaseFields, SERVICE, set } from './messages.ts';

const FEW = 1000;
const MANY = 100_000;
const RESULTS = 20;
const QUERIES = 200;
const ROUNDS = 5;
const BATCH_SIZE = 500;

type Message = Record<string, unknown>;

const n = { fieldPath: 'n' };
const field = (fieldPath: string, op: string, value: number): Message => ({
  fieldFilter: { field: { fieldPath }, op, value: { integerValue: value } },
});
/** Each finds twenty documents, whatever the size. */
const QUERY_KINDS: readonly (readonly [name: string, query: (collectionId: string, turn: number) => Message])[] = [
  ['by equality', (collectionId, turn) => ({ from: [{ collectionId }], where: field('shelf', 'EQUAL', turn % 50) })],
  [
    'by a range with an order',
    (collectionId, turn) => ({
      from: [{ collectionId }],
      where: field('n', 'GREATER_THAN', turn),
      orderBy: [{ field: n, direction: 'ASCENDING' }],
    }),
  ],
  [
    'by a collection group',
    (collectionId, turn) => ({
      from: [{ collectionId, allDescendants: true }],
      where: field('shelf', 'EQUAL', turn % 50),
    }),
  ],
];

/** Queries for twenty documents among many, beside the same among few. */
export async function benchGrowth(address: string, client: LoadClient): Promise<Row[]> {
  const sizes = { [`few`]: FEW, [`many`]: MANY };
  for (const [collection, size] of Object.entries(sizes)) await fill(address, client, collection, size);
  const rows: Row[] = [];
  for (const [name, query] of QUERY_KINDS) {
    const milliseconds = async (collection: string, count = QUERIES) => {
      const requests = Array.from({ length: count }, (_, turn) =>
        encode('RunQueryRequest', {
          parent: DOCUMENTS,
          structuredQuery: { ...query(collection, turn), limit: { value: RESULTS } },
        }),
      );
      return (
        1000 / (await client.run({ address, path: `${SERVICE}/RunQuery`, streaming: true, requests, inFlight: 1 }))
      );
    };
    // The first query of a kind makes its index.
    await milliseconds('few', 1);
    await milliseconds('many', 1);
    const [many, few] = await inTurn(
      ROUNDS,
      () => milliseconds('many'),
      () => milliseconds('few'),
    );
    rows.push({
      name: `Firestore: ${RESULTS} of ${MANY} ${name}`,
      value: many,
      unit: 'ms',
      reference: { name: `the same of ${FEW}`, value: few },
      bound: { kind: 'most-ratio', value: 2 },
    });
  }
  return rows;
}

async function fill(address: string, client: LoadClient, collection: string, size: number): Promise<void> {
  const requests = Array.from({ length: size / BATCH_SIZE }, (_, batch) =>
    commitOf(
      ...Array.from({ length: BATCH_SIZE }, (__, i) =>
        set(`${collection}/d${batch * BATCH_SIZE + i}`, releaseFields(batch * BATCH_SIZE + i)),
      ),
    ),
  );
  await client.run({ address, path: `${SERVICE}/Commit`, streaming: false, requests, inFlight: 2 });
}
