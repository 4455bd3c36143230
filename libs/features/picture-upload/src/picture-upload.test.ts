import { AppError } from '@countin/domain/errors';
import type { ImageChoice } from '@countin/domain/media';
import { beforeEach, expect, test } from 'vitest';
import type { UploadRequest } from './picture-service.ts';
import { createPictureUpload, type PictureUpload, type UploadState } from './picture-upload.ts';

const AREA = { x: 0, y: 0, width: 800, height: 800 };
const CHOICE: ImageChoice = { imageId: 'one', colours: ['#0b3954', '#ff6b35', '#f7fff7'], alt: '' };
const FILE = new Blob(['picture'], { type: 'image/png' });

interface Sent extends UploadRequest {
  readonly arrive: () => void;
  readonly fail: (error: unknown) => void;
}

let measures: { width: number; height: number };
let states: UploadState[];
let sent: Sent[];
let cuts: number;
let closed: string[];
let placed: ImageChoice[];
let control: PictureUpload;
const place = (choice: ImageChoice) => {
  placed.push(choice);
};

beforeEach(() => {
  measures = { width: 800, height: 900 };
  states = [];
  sent = [];
  cuts = 0;
  closed = [];
  placed = [];
  // jsdom has no addresses for blobs.
  Object.assign(URL, { createObjectURL: () => 'blob:square', revokeObjectURL: () => undefined });
  control = createPictureUpload({
    kind: 'cover',
    upload: (_file, request) =>
      new Promise((resolve, fail) => sent.push({ ...request, arrive: () => resolve(CHOICE), fail })),
    open: (file) =>
      file.type === 'image/png'
        ? Promise.resolve({ url: 'blob:picture', type: file.type, ...measures })
        : Promise.reject(new AppError('image/type')),
    close: ({ url }) => closed.push(url),
    cut: () => {
      cuts += 1;
      return Promise.resolve(new Blob(['square'], { type: 'image/webp' }));
    },
    onState: (state) => states.push(state),
  });
});

const last = () => states.at(-1);
const settled = () => new Promise((done) => setTimeout(done));

/** Up to the moment when the square is on its way. */
async function sending() {
  await control.take(FILE, place);
  const done = control.send(AREA, place);
  await settled();
  return { done, request: sent.at(-1)! };
}

test('a picture is opened, cropped, sent with its progress, and given when it can be shown', async () => {
  await control.take(FILE, place);
  expect(last()).toMatchObject({ kind: 'cropping', picture: { width: 800 } });
  const done = control.send(AREA, place);
  await settled();
  sent[0]!.onProgress(0.4);
  expect(last()).toEqual({ kind: 'sending', preview: 'blob:square', share: 0.4 });
  sent[0]!.arrive();
  await done;
  expect(placed).toEqual([CHOICE]);
  expect(last()).toEqual({ kind: 'idle', errorCode: null });
  expect(closed).toEqual(['blob:picture']);
});

test('a file that is no picture is refused by its code', async () => {
  await control.take(new Blob(['words'], { type: 'text/plain' }), place);
  expect(last()).toEqual({ kind: 'idle', errorCode: 'image/type' });
});

test('a failure keeps the square, which is sent again without being cut again', async () => {
  const { done, request } = await sending();
  request.fail(new AppError('service/unavailable'));
  await done;
  expect(placed).toEqual([]);
  expect(last()).toEqual({ kind: 'failed', preview: 'blob:square', code: 'service/unavailable' });
  const again = control.retry(place);
  await settled();
  sent[1]!.arrive();
  await again;
  expect(placed).toEqual([CHOICE]);
  expect(cuts).toBe(1);
});

test('an unexpected error has a code too', async () => {
  const { done, request } = await sending();
  request.fail(new Error('odd'));
  await done;
  expect(last()).toMatchObject({ kind: 'failed', code: 'service/unknown' });
});

test('calling off ends the request, and nothing that comes later counts', async () => {
  const { done, request } = await sending();
  control.cancel();
  expect(request.signal.aborted).toBe(true);
  request.onProgress(0.9);
  request.arrive();
  await done;
  expect(placed).toEqual([]);
  expect(last()).toEqual({ kind: 'idle', errorCode: null });
  expect(closed).toEqual(['blob:picture']);
});

test('calling off right after cropping sends nothing', async () => {
  await control.take(FILE, place);
  const done = control.send(AREA, place);
  control.cancel();
  await done;
  expect(placed).toEqual([]);
  expect(sent).toEqual([]);
});

test('a picture under way is not pushed aside by another', async () => {
  const { request } = await sending();
  await control.take(FILE, place);
  expect(request.signal.aborted).toBe(false);
  expect(last()).toMatchObject({ kind: 'sending' });
});

test('of two files chosen in a row the later one counts', async () => {
  const first = control.take(FILE, place);
  const second = control.take(FILE, place);
  await Promise.all([first, second]);
  expect(closed).toEqual(['blob:picture']);
  expect(states.filter(({ kind }) => kind === 'cropping')).toHaveLength(1);
});

test('a picture is placed before the upload is reported as finished', async () => {
  const heard: (string | undefined)[] = [];
  await control.take(FILE, place);
  const done = control.send(AREA, () => heard.push(last()?.kind));
  await settled();
  sent[0]!.arrive();
  await done;
  expect(heard).toEqual(['sending']);
});

test.each([
  [3000, 3000],
  [1200, 1201],
  [640, 640],
])('a square picture of %i × %i is sent without a question, and can be cropped afterwards', async (width, height) => {
  measures = { width, height };
  const done = control.take(FILE, place);
  await settled();
  expect(states.map(({ kind }) => kind)).not.toContain('cropping');
  sent.at(-1)!.arrive();
  await done;
  expect(placed).toEqual([CHOICE]);
  expect(last()).toEqual({ kind: 'idle', errorCode: null, uncropped: true });
  expect(closed).toEqual([]);
  control.crop();
  expect(last()).toMatchObject({ kind: 'cropping', picture: { width, height } });
  const again = control.send(AREA, place);
  await settled();
  sent.at(-1)!.arrive();
  await again;
  expect(last()).toEqual({ kind: 'idle', errorCode: null });
  expect(closed).toEqual(['blob:picture']);
});

test.each([
  [800, 802],
  [500, 500],
])('a picture of %i × %i is shown first: it is no square, or a small one', async (width, height) => {
  measures = { width, height };
  await control.take(FILE, place);
  expect(last()).toMatchObject({ kind: 'cropping' });
});

test('the next file closes the picture that could still be cropped', async () => {
  measures = { width: 800, height: 800 };
  const done = control.take(FILE, place);
  await settled();
  sent.at(-1)!.arrive();
  await done;
  await control.take(new Blob(['words'], { type: 'text/plain' }), place);
  expect(closed).toEqual(['blob:picture']);
  control.crop();
  expect(last()).toEqual({ kind: 'idle', errorCode: 'image/type' });
});
