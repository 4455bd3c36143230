/**
 * Requests one page of a server repeatedly, from a separate process. Bytes are counted, not parsed, so that the client
 * is not what is measured.
 */
import { connect } from 'node:net';

interface Order {
  readonly port: number;
  readonly request: string;
  readonly connections: number;
  readonly seconds: number;
}

async function run({ port, request, connections, seconds }: Order): Promise<number> {
  const length = await answerLength(port, request);
  let answers = 0;
  const end = performance.now() + seconds * 1000;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      let missing = length;
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      socket.on('data', (chunk) => {
        missing -= chunk.length;
        if (missing > 0) return;
        if (missing < 0) return void socket.destroy(new Error('answers differ in length'));
        answers += 1;
        if (performance.now() > end) return void socket.destroy();
        missing = length;
        socket.write(request);
      });
      socket.on('error', reject).on('close', () => resolve());
    });
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, ask));
  return answers / ((performance.now() - began) / 1000);
}

/** Every answer to the same request is as long as the first: head and body. */
function answerLength(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const head = answer.indexOf('\r\n\r\n');
      const body = Number(/^content-length: (\d+)/im.exec(answer)?.[1] ?? Number.NaN);
      if (head < 0) return;
      if (Number.isNaN(body))
        return void socket.destroy(new Error(`an answer without a length: ${answer.slice(0, head)}`));
      if (answer.length < head + 4 + body) return;
      resolve(head + 4 + body);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

process.on('message', (order: Order) => {
  run(order).then(
    (perSecond) => process.send?.({ perSecond }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
