import { fork, type ChildProcess } from 'node:child_process';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { answerOf } from '../firestore/load.ts';
import { BROWSER, inTurns, rateOf } from '../rates.ts';
import type { Row } from '../row.ts';

/** Cached pages a second of the host, beside a bare Node server that sends the same bytes. */
export async function benchHostRate(host: string, page: string): Promise<Row[]> {
  const url = new URL(page);
  const { headers, body } = await brotliPage(`${host}${url.pathname}${url.search}`, url.host);
  const bare = start('bare-program.ts');
  const load = start('load-program.ts');
  try {
    const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...kept } = headers;
    bare.send({ body, headers: kept });
    const { port } = await answerOf<{ port: number }>(bare);
    const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nUser-Agent: ${BROWSER}\r\nAccept-Encoding: br\r\n\r\n`;
    const rate = (at: number) => rateOf(load, { port: at, request });
    const { measured, reference } = await inTurns(
      () => rate(Number(new URL(host).port)),
      () => rate(port),
    );
    return [
      {
        name: 'host: cached pages',
        value: measured,
        unit: '/s',
        reference: { name: 'a bare Node server', value: reference },
        bound: { kind: 'least-ratio', value: 0.6 },
      },
    ];
  } finally {
    bare.kill();
    load.kill();
  }
}

const start = (name: string): ChildProcess => fork(join(import.meta.dirname, name), { serialization: 'advanced' });

/** Node.js does not resolve `*.localhost`, so the name is said in a header. */
function brotliPage(address: string, host: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { host, 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
