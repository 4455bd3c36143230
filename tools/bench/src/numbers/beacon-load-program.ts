/** Sends beacons of ever new visitors over a few connections, from a process of its own, and counts the answers. */
import { connect } from 'node:net';

interface Order {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
let visitors = 0;

function requestOf({ host, path }: Order): string {
  visitors += 1;
  const body = JSON.stringify({
    e: 'view',
    p: path,
    at: Date.now(),
    h: visitors % 24,
    r: 'https://www.instagram.com/',
  });
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const head = [
    'POST /count HTTP/1.1',
    `Host: ${host}`,
    `User-Agent: ${PHONE}`,
    'Accept-Language: de-DE,de;q=0.9',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: text/plain;charset=UTF-8',
    `X-Forwarded-For: ${address}`,
    `Content-Length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

async function run(order: Order): Promise<number> {
  let answers = 0;
  const end = performance.now() + order.seconds * 1000;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(order.port, '127.0.0.1', () => socket.write(requestOf(order)));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
        if (!answer.includes('\r\n\r\n')) return;
        if (!answer.startsWith('HTTP/1.1 204')) return void socket.destroy(new Error(answer.slice(0, 100)));
        answer = '';
        answers += 1;
        if (performance.now() > end) return void socket.destroy();
        socket.write(requestOf(order));
      });
      socket.on('error', reject).on('close', () => resolve());
    });
  const began = performance.now();
  await Promise.all(Array.from({ length: order.connections }, ask));
  return answers / ((performance.now() - began) / 1000);
}

process.on('message', (order: Order) => {
  run(order).then(
    (perSecond) => process.send?.({ perSecond }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
