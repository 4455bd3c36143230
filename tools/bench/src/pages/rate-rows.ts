import { fork, type ChildProcess } from 'node:child_process';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { answerOf } from '../firestore/load.ts';
import type { Row } from '../row.ts';

const CONNECTIONS = 32;
const SECONDS = 3;
/** Turns of both servers: whatever else the machine does meanwhile meets both. */
const TURNS = 5;
/** Without one, a request is that of a program, which is counted apart. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

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
    const rate = async (at: number) => {
      load.send({
        port: at,
        request: `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nUser-Agent: ${BROWSER}\r\nAccept-Encoding: br\r\n\r\n`,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      return (await answerOf<{ perSecond: number }>(load)).perSecond;
    };
    const turns: { host: number; bare: number }[] = [];
    for (let turn = 0; turn < TURNS; turn++)
      turns.push({ host: await rate(Number(new URL(host).port)), bare: await rate(port) });
    const [middle] = turns.toSorted((a, b) => a.host / a.bare - b.host / b.bare).slice(TURNS >> 1);
    if (!middle) throw new Error('nothing was measured');
    return [
      {
        name: 'host: cached pages',
        value: middle.host,
        unit: '/s',
        reference: { name: 'a bare Node server', value: middle.bare },
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
