/** Bytes straight onto a socket: before any handshake, within it and after it. */
import net from 'node:net';
import { spoilBytes } from './mutations.ts';
import type { Random } from './random.ts';
import { DOCUMENTS } from './sample-requests.ts';

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const SETTINGS = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

/** An HTTP/2 frame; its length may lie. */
function frame(random: Random): Buffer {
  const payload = random.bytes(random.below(40));
  const head = Buffer.alloc(9);
  head.writeUIntBE(random.chance(0.2) ? random.below(2 ** 24) : payload.length, 0, 3);
  head[3] = random.below(12);
  head[4] = random.below(256);
  head.writeUInt32BE(random.pick([0, 1, 1, 2, 3, 2 ** 31 - 1, 2 ** 32 - 1]), 5);
  return Buffer.concat([head, payload]);
}

function http2(random: Random): Buffer {
  const frames = Array.from({ length: random.below(6) }, () => frame(random));
  const sound = Buffer.concat([PREFACE, SETTINGS, ...frames]);
  return random.chance(0.3) ? spoilBytes(random, sound) : sound;
}

function http1(random: Random): Buffer {
  const request = [
    `${random.pick(['GET', 'POST', 'PUT', 'CONNECT', 'OPTIONS', 'TRACE'])} /v1/${DOCUMENTS}:commit HTTP/1.1`,
    `Host: ${random.pick(['localhost', '[', ''])}`,
    `Content-Length: ${random.pick(['0', '5', '-1', '99999999999999999999'])}`,
    ...(random.chance(0.3) ? ['Transfer-Encoding: chunked'] : []),
    ...(random.chance(0.2) ? [`X-Huge: ${'x'.repeat(random.below(40_000))}`] : []),
    ...(random.chance(0.2) ? ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings'] : []),
  ].join('\r\n');
  const sound = Buffer.from(`${request}\r\n\r\n{"a":`);
  return random.chance(0.6) ? spoilBytes(random, sound) : sound;
}

/** One connection's bytes for the HTTP/2 or the HTTP/1.1 half of the port, or for neither. */
export function rawBytes(random: Random, half: 'http2' | 'http1'): Buffer {
  if (random.chance(0.2)) return random.bytes(random.below(200));
  return half === 'http2' ? http2(random) : http1(random);
}

/** Longer than any timeout of the server under fuzz. */
const HUNG_MS = 5000;

/** Sends the bytes, in two parts, and resets the connection or closes its half. Null, or what was wrong. */
export function sendRaw(random: Random, port: number, bytes: Buffer): Promise<string | null> {
  return new Promise((resolve) => {
    const cut = random.below(bytes.length + 1);
    const reset = random.chance(0.3);
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(bytes.subarray(0, cut));
      setImmediate(() => {
        if (reset) socket.write(bytes.subarray(cut), () => socket.resetAndDestroy());
        else socket.end(bytes.subarray(cut));
      });
    });
    socket.resume();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(null));
    socket.setTimeout(HUNG_MS, () => {
      resolve(`a closed connection stayed open: ${bytes.toString('latin1')}`);
      socket.destroy();
    });
  });
}
