import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { expect, test } from 'vitest';
import { createUploadQueue, type Attempt, type Upload, type UploadQueue } from './upload-queue.ts';

interface Sent extends Attempt {
  readonly arrive: () => void;
  readonly fail: (error: unknown) => void;
}

const file = (name: string, { type = 'image/jpeg', text = name, size = undefined as number | undefined } = {}) => {
  const made = new File([text], name, { type });
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
};
const settled = () => new Promise((done) => setTimeout(done));

function open(known: readonly string[] = []) {
  let uploads: readonly Upload[] = [];
  const sent: Sent[] = [];
  const queue: UploadQueue = createUploadQueue({
    // The hash of these files is their text.
    read: async (each) => {
      const text = await each.text();
      if (text === 'words') throw new AppError('image/type');
      return { width: 300, height: 200, hash: text };
    },
    isKnown: (hash) => known.includes(hash),
    send: (attempt) =>
      new Promise((resolve, fail) => {
        sent.push({ ...attempt, arrive: () => resolve(), fail });
      }),
    onChange: (next) => (uploads = next),
  });
  const states = () => uploads.map(({ name, state }) => `${name} ${state.kind}`);
  const idOf = (name: string) => uploads.find((upload) => upload.name === name)?.id ?? '';
  const add = async (...files: File[]) => {
    queue.add(files, 5);
    await settled();
  };
  return { queue, sent, states, idOf, add, uploads: () => uploads };
}

test('files are sent two at a time, and leave the list once their photo is there', async () => {
  const { sent, states, add, uploads } = open();
  await add(file('a'), file('b'), file('c'));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  sent[0]!.onProgress(0.5);
  expect(uploads()[0]!.state).toEqual({ kind: 'sending', share: 0.5 });
  sent[0]!.arrive();
  await settled();
  expect(states()).toEqual(['b sending', 'c sending']);
  sent[1]!.arrive();
  sent[2]!.arrive();
  await settled();
  expect(states()).toEqual([]);
});

test('the same photo is not sent twice: not one of the artist’s, and not one of the list', async () => {
  const { sent, states, add } = open(['old']);
  await add(file('a', { text: 'new' }), file('b', { text: 'old' }));
  await add(file('c', { text: 'new' }));
  expect(states()).toEqual(['a sending', 'b duplicate', 'c duplicate']);
  expect(sent.map(({ hash }) => hash)).toEqual(['new']);
});

test('files beyond the room that is left say so, and are not sent', async () => {
  const { sent, states, add } = open();
  await add(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name)));
  expect(states().slice(-2)).toEqual(['e waiting', 'f full']);
  for (let at = 0; at < 5; at += 1) {
    sent[at]!.arrive();
    await settled();
  }
  expect([sent.length, states()]).toEqual([5, ['f full']]);
});

test('a photo that failed is sent again, though a copy of it was refused meanwhile', async () => {
  const { queue, sent, states, idOf, add } = open();
  await add(file('a', { text: 'same' }), file('b', { text: 'same' }));
  sent[0]!.fail(new AppError('service/unavailable'));
  await settled();
  expect(states()).toEqual(['a failed', 'b duplicate']);
  queue.retry(idOf('a'));
  await settled();
  expect([sent.length, states()]).toEqual([2, ['a sending', 'b duplicate']]);
});

test.each([
  ['words', file('a', { type: 'text/plain' }), 'image/type'],
  ['a HEIC picture', file('a', { type: 'image/heic' }), 'image/type'],
  ['nothing', file('a', { text: '' }), 'image/type'],
  ['words under a picture’s name', file('a', { text: 'words' }), 'image/type'],
  ['two gigabytes', file('a', { size: 2 ** 31 }), 'image/too-large'],
  ['one byte too many', file('a', { size: LIMITS.imageBytes + 1 }), 'image/too-large'],
])('%s is refused by its code, and nothing is sent', async (_, refused, code) => {
  const { sent, uploads, add } = open();
  await add(refused);
  expect(uploads()[0]!.state).toEqual({ kind: 'failed', code, again: false });
  expect(sent).toEqual([]);
});

test('a paused file leaves its place to the next, and goes on where it was', async () => {
  const { queue, sent, states, idOf, add, uploads } = open();
  const notified: string[] = [];
  await add(file('a'), file('b'), file('c'));
  sent[0]!.onTask({ pause: () => notified.push('pause'), resume: () => notified.push('resume') });
  sent[0]!.onProgress(0.3);
  queue.pause(idOf('a'));
  await settled();
  expect(states()).toEqual(['a paused', 'b sending', 'c sending']);
  queue.resume(idOf('a'));
  expect(uploads()[0]!.state).toEqual({ kind: 'sending', share: 0.3 });
  expect(notified).toEqual(['pause', 'resume']);
});

test('a file paused before its transfer began does not begin it', async () => {
  const { queue, sent, idOf, add } = open();
  const notified: string[] = [];
  await add(file('a'));
  queue.pause(idOf('a'));
  sent[0]!.onTask({ pause: () => notified.push('pause'), resume: () => notified.push('resume') });
  expect(notified).toEqual(['pause']);
});

test('a failure keeps the file, which is sent again under the same id, without what the server has', async () => {
  const { queue, sent, idOf, add, uploads } = open();
  await add(file('a'));
  sent[0]!.onSent();
  sent[0]!.fail(new AppError('service/unavailable'));
  await settled();
  expect(uploads()[0]!.state).toEqual({ kind: 'failed', code: 'service/unavailable', again: true });
  queue.retry(idOf('a'));
  await settled();
  expect(sent.map(({ photoId, isSent }) => [photoId, isSent])).toEqual([
    [sent[0]!.photoId, false],
    [sent[0]!.photoId, true],
  ]);
});

test('removing a file cancels it, and nothing that comes later counts', async () => {
  const { queue, sent, states, idOf, add } = open();
  await add(file('a'), file('b'), file('c'));
  queue.remove(idOf('a'));
  await settled();
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(states()).toEqual(['b sending', 'c sending']);
  sent[0]!.fail(new Error('late'));
  await settled();
  expect(states()).toEqual(['b sending', 'c sending']);
  queue.end();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
});
