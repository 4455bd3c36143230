import type { ChildProcess } from 'node:child_process';
import type { Row } from '../row.ts';
import { answerOf, type LoadClient } from './load.ts';
import { inTurn } from '../median.ts';
import { commitOf, DATABASE, DOCUMENTS, encode, releaseFields, SERVICE, set } from './messages.ts';

const ROUNDS = 5;
const READS = 4000;
const IN_FLIGHT = 16;
const DOCUMENT_COUNT = 500;

/** Reads of one document by its name, beside a bare server that always answers with the same bytes. */
export async function benchPointReads(
  address: string,
  bare: ChildProcess,
  bareAddress: string,
  client: LoadClient,
): Promise<Row[]> {
  const writes = Array.from({ length: DOCUMENT_COUNT }, (_, n) => set(`read/d${n}`, releaseFields(n)));
  await client.run({
    address,
    path: `${SERVICE}/Commit`,
    streaming: false,
    requests: [commitOf(...writes)],
    inFlight: 1,
  });
  const time = { seconds: 1_700_000_000, nanos: 123_456_000 };
  const found = { name: `${DOCUMENTS}/read/d1`, fields: releaseFields(1), createTime: time, updateTime: time };
  bare.send({ answer: encode('BatchGetDocumentsResponse', { found, readTime: time }) });
  await answerOf(bare);
  const requests = Array.from({ length: READS }, (_, n) =>
    encode('BatchGetDocumentsRequest', { database: DATABASE, documents: [`${DOCUMENTS}/read/d${n % DOCUMENT_COUNT}`] }),
  );
  const read = (at: string) =>
    client.run({ address: at, path: `${SERVICE}/BatchGetDocuments`, streaming: true, requests, inFlight: IN_FLIGHT });
  const [reads, bareReads] = await inTurn(
    ROUNDS,
    () => read(address),
    () => read(bareAddress),
  );
  return [
    {
      name: `Firestore: point reads, ${IN_FLIGHT} in flight`,
      value: reads,
      unit: '/s',
      reference: { name: 'a bare gRPC server', value: bareReads },
      bound: { kind: 'least-ratio', value: 0.5 },
    },
  ];
}
