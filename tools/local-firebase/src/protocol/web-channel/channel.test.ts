import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RpcError } from '../../service.ts';
import { ScriptedService } from '../scripted-service.ts';
import { serve, type RunningFrontEnds } from '../serve.ts';

const DATABASE = 'projects/p/databases/(default)';
let service: ScriptedService;
let server: RunningFrontEnds;
let base: string;

beforeEach(async () => {
  service = new ScriptedService();
  server = await serve({ service, host: '127.0.0.1', port: 0, log: () => {} });
  base = `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${DATABASE}`;
});
afterEach(() => server.close());

/** Reads a hanging reply frame by frame. */
class FrameReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';

  constructor(response: Response) {
    if (!response.body) throw new Error('no body');
    this.#reader = response.body.getReader();
  }

  /** The next frame's JSON, or null when the reply has ended. */
  async next(): Promise<unknown> {
    for (;;) {
      const newline = this.#text.indexOf('\n');
      const end = newline + 1 + Number(this.#text.slice(0, newline));
      if (newline > 0 && this.#text.length >= end) {
        const frame: unknown = JSON.parse(this.#text.slice(newline + 1, end));
        this.#text = this.#text.slice(end);
        return frame;
      }
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#text += Buffer.from(value).toString('latin1');
    }
  }
}

async function post(query: string, form: Record<string, string>) {
  const response = await fetch(`${base}&${query}`, { method: 'POST', body: new URLSearchParams(form) });
  return new FrameReader(response).next();
}

const message = (targetId: number) => JSON.stringify({ database: DATABASE, addTarget: { targetId } });

async function open(headers = ''): Promise<string> {
  const form = { headers, count: '1', ofs: '0', req0___data__: message(1) };
  const frame = await post('RID=1&CVER=22&X-HTTP-Session-Id=gsessionid', form);
  expect(frame).toEqual([[0, ['c', expect.any(String), '', 8, 12, 30_000]]]);
  return (frame as [[number, [string, string]]])[0][1][1];
}

async function backChannel(sid: string, { aid = 0, ci = 0 } = {}) {
  const response = await fetch(`${base}&RID=rpc&SID=${sid}&AID=${aid}&CI=${ci}&TYPE=xmlhttp`);
  return { response, frames: new FrameReader(response) };
}

const stream = () => {
  const last = service.streams.at(-1);
  if (!last) throw new Error('no stream');
  return last;
};

describe('WebChannel', () => {
  it('opens with a handshake and delivers the first message with its caller', async () => {
    await open('Authorization:Bearer owner\r\nX-Goog-Api-Client:gl-js/\r\n');
    expect(stream().caller.admin).toBe(true);
    expect(stream().received).toEqual([{ database: DATABASE, addTarget: { targetId: 1 } }]);
  });

  it('sends a sign of life at once over a streaming reply that has nothing to say', async () => {
    const { response, frames } = await backChannel(await open());
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await frames.next()).toEqual([[1, ['noop']]]);
  });

  it('streams messages in frames of ASCII, one message an array', async () => {
    const { frames } = await backChannel(await open());
    await frames.next();
    stream().sink.send({ documentChange: { document: { name: 'x', fields: { e: { stringValue: '🎹é' } } } } });
    stream().sink.send({ targetChange: { targetChangeType: 'CURRENT' } });
    expect(await frames.next()).toEqual([
      [2, [{ documentChange: { document: { name: 'x', fields: { e: { stringValue: '🎹é' } } } } }]],
      [3, [{ targetChange: { targetChangeType: 'CURRENT' } }]],
    ]);
  });

  it('ends a long poll after the first flush', async () => {
    const sid = await open();
    stream().sink.send({ filter: { targetId: 1 } });
    const first = await backChannel(sid, { ci: 1 });
    expect(await first.frames.next()).toEqual([[1, [{ filter: { targetId: 1 } }]]]);
    expect(await first.frames.next()).toBeNull();
    const opened = backChannel(sid, { ci: 1, aid: 1 });
    stream().sink.send({ filter: { targetId: 2 } });
    expect(await (await opened).frames.next()).toEqual([[2, [{ filter: { targetId: 2 } }]]]);
  });

  it('sends everything above the acknowledged array again, and a new reply replaces the old', async () => {
    const sid = await open();
    stream().sink.send({ filter: { targetId: 1 } });
    stream().sink.send({ filter: { targetId: 2 } });
    const first = await backChannel(sid);
    await first.frames.next();
    const second = await backChannel(sid, { aid: 1 });
    expect(await first.frames.next()).toBeNull();
    expect(await second.frames.next()).toEqual([[2, [{ filter: { targetId: 2 } }]]]);
  });

  it('puts forward messages in order, drops repeats and reports its state', async () => {
    const sid = await open();
    const forward = (ofs: number, ids: number[]) => {
      const data = Object.fromEntries(ids.map((id, index) => [`req${index}___data__`, message(id)]));
      return post(`SID=${sid}&RID=2&AID=0`, { count: String(ids.length), ofs: String(ofs), ...data });
    };
    expect(await forward(3, [4])).toEqual([0, 0, 0]);
    expect(stream().received).toHaveLength(1);
    const { frames } = await backChannel(sid);
    await frames.next();
    expect(await forward(1, [2, 3])).toEqual([1, 1, '[1,["noop"]]'.length]);
    await forward(1, [2, 3]);
    expect(stream().received.map(({ addTarget }) => addTarget.targetId)).toEqual([1, 2, 3, 4]);
  });

  it('drops listeners on terminate, by POST and by GET', async () => {
    for (const method of ['POST', 'GET']) {
      const sid = await open();
      const { frames } = await backChannel(sid);
      await frames.next();
      await fetch(`${base}&SID=${sid}&RID=9&TYPE=terminate`, { method });
      expect(stream().closed).toBe(true);
      expect(await frames.next()).toBeNull();
    }
  });

  it('tells a client of another life that its session is unknown, not at the beginning of the text', async () => {
    const response = await fetch(`${base}&RID=rpc&SID=gone&AID=3&CI=0&TYPE=xmlhttp`);
    expect(response.status).toBe(400);
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  });

  it('carries errors as a message', async () => {
    const { frames } = await backChannel(await open());
    await frames.next();
    stream().sink.fail(new RpcError('PERMISSION_DENIED', 'No.'));
    stream().sink.send({ filter: { targetId: 1 } });
    const error = { code: 403, status: 'PERMISSION_DENIED', message: 'No.' };
    expect(await frames.next()).toEqual([[2, [{ error }]]]);
  });

  it('answers a malformed token and a malformed message with an error', async () => {
    const first = await backChannel(await open('Authorization:Bearer nonsense'));
    expect(await first.frames.next()).toMatchObject([[1, [{ error: { status: 'UNAUTHENTICATED' } }]]]);
    const sid = await open();
    await post(`SID=${sid}&RID=2&AID=0`, { count: '1', ofs: '1', req0___data__: '{"addTarget":7}' });
    const second = await backChannel(sid);
    expect(await second.frames.next()).toMatchObject([[1, [{ error: { status: 'INVALID_ARGUMENT' } }]]]);
  });

  it('ends a long streaming reply, and the next one continues', async () => {
    const sid = await open();
    const first = await backChannel(sid);
    await first.frames.next();
    stream().sink.send({ documentChange: { document: { name: 'x'.repeat(1024 * 1024) } } });
    await first.frames.next();
    expect(await first.frames.next()).toBeNull();
    stream().sink.send({ filter: { targetId: 5 } });
    const second = await backChannel(sid, { aid: 2 });
    expect(await second.frames.next()).toEqual([[3, [{ filter: { targetId: 5 } }]]]);
  });
});
