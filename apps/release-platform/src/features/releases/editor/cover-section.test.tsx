import { AppError } from '@countin/domain/errors';
import type { ImageChoice, ImageColours } from '@countin/domain/media';
import type { ProductContent } from '@countin/domain/release';
import { aProductContent } from '@countin/domain/testing';
import type { UploadRequest } from '@countin/picture-upload';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CoverSection } from './cover-section.tsx';

const OWN: ImageColours = ['#0b3954', '#ff6b35', '#f7fff7'];
const CHOICE: ImageChoice = { imageId: 'one', colours: OWN, alt: '' };
const PNG = new File(['picture'], 'cover.png', { type: 'image/png' });

beforeEach(() => {
  // jsdom has no addresses for blobs.
  Object.assign(URL, { createObjectURL: () => 'blob:square', revokeObjectURL: () => undefined });
});
afterEach(cleanup);

interface Sent extends UploadRequest {
  readonly arrive: (choice: ImageChoice) => void;
  readonly fail: (error: unknown) => void;
}

async function open(coverImage: ImageChoice | null = null) {
  const seen = { content: aProductContent({ coverImage }), sent: [] as Sent[], busy: false };
  function Holder() {
    const [content, setContent] = useState<ProductContent>(seen.content);
    const change = (changes: Partial<ProductContent>) => {
      seen.content = { ...seen.content, ...changes };
      setContent(seen.content);
    };
    return (
      <CoverSection
        copy={{ content, change, errorCodes: new Map() }}
        artistId="artist-mira"
        artistName="Mira Okafor"
        title="Night Ferry"
        onBusy={(busy) => (seen.busy = busy)}
        pictures={{
          upload: (_file, request) => new Promise((arrive, fail) => seen.sent.push({ ...request, arrive, fail })),
          coloursOf: () => Promise.resolve(OWN),
        }}
        tools={{
          open: (file) =>
            file.type === 'image/png'
              ? Promise.resolve({ url: 'blob:picture', type: file.type, width: 1000, height: 1200 })
              : Promise.reject(new AppError('image/type')),
          close: () => undefined,
          cut: () => Promise.resolve(new Blob(['square'], { type: 'image/webp' })),
        }}
      />
    );
  }
  const { container } = await renderScreen(<Holder />);
  await screen.findByRole('heading', { name: 'Cover' });
  return { seen, container };
}

const sleeve = () => screen.getByRole<HTMLImageElement>('img', { name: /./ });
const paste = (target: Element, data: object) =>
  fireEvent.paste(target, { clipboardData: { types: [], files: [], ...data } });

/** Chooses a file and takes its square as it is offered. */
async function upload(container: HTMLElement) {
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [PNG] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Use this square' }));
  await screen.findByRole('progressbar');
}

test('a chosen file is cropped, sent with progress, and is the cover with its colours', async () => {
  const { seen, container } = await open();
  expect(sleeve().getAttribute('src')).toMatch(/^\/covers\//);
  await upload(container);
  await waitFor(() => expect(seen.sent).toHaveLength(1));
  expect(seen.sent[0]).toMatchObject({ kind: 'cover' });
  act(() => seen.sent[0]!.onProgress(0.42));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  expect(sleeve().getAttribute('src')).toBe('blob:square');
  expect(seen.busy).toBe(true);
  act(() => seen.sent[0]!.onProgress(1));
  expect(screen.getByText('Getting it ready for fans…')).toBeTruthy();
  act(() => seen.sent[0]!.arrive(CHOICE));
  expect(await screen.findByText('Your picture is the cover now.')).toBeTruthy();
  expect(seen.content.coverImage).toEqual(CHOICE);
  expect(sleeve().getAttribute('src')).toBe('/images/artist-mira/one/640.webp');
  await waitFor(() => expect(seen.busy).toBe(false));
});

test('changes made during an upload are kept', async () => {
  const { seen, container } = await open();
  await upload(container);
  await waitFor(() => expect(seen.sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('radio', { name: 'Orbit' }));
  act(() => seen.sent[0]!.arrive(CHOICE));
  await waitFor(() => expect(seen.content.coverImage).toEqual(CHOICE));
  expect(seen.content.cover.style).toBe('orbit');
});

test('a picture is dropped onto the sleeve', async () => {
  await open();
  fireEvent.drop(sleeve(), { dataTransfer: { types: ['Files'], files: [PNG] } });
  expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy();
});

test('a picture is pasted anywhere in the section', async () => {
  await open();
  paste(screen.getByRole('radio', { name: 'Orbit' }), { types: ['Files'], files: [PNG] });
  expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy();
});

test('pasted text with a picture goes to its field', async () => {
  await open(CHOICE);
  expect(paste(screen.getByLabelText(/What the picture shows/), { types: ['text/plain', 'Files'], files: [PNG] })).toBe(
    true,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that is no picture is refused in its place with what to do', async () => {
  const { seen } = await open();
  fireEvent.drop(sleeve(), {
    dataTransfer: { types: ['Files'], files: [new File(['words'], 'notes.txt', { type: 'text/plain' })] },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('PNG, JPEG, WebP or AVIF');
  expect(seen.sent).toEqual([]);
});

test('a failed upload says why, keeps the square, and is sent again', async () => {
  const { seen, container } = await open();
  await upload(container);
  await waitFor(() => expect(seen.sent).toHaveLength(1));
  act(() => seen.sent[0]!.fail(new AppError('service/unavailable')));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We can’t be reached');
  expect(sleeve().getAttribute('src')).toBe('blob:square');
  expect(seen.busy).toBe(true);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(seen.sent).toHaveLength(2));
  act(() => seen.sent[1]!.arrive(CHOICE));
  await waitFor(() => expect(seen.content.coverImage).toEqual(CHOICE));
});

test('a picture that the server refuses is not sent again', async () => {
  const { seen, container } = await open();
  await upload(container);
  await waitFor(() => expect(seen.sent).toHaveLength(1));
  act(() => seen.sent[0]!.fail(new AppError('image/type')));
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t read this picture');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('a cancelled upload leaves the cover as it was, with the focus where it began', async () => {
  const { seen, container } = await open();
  await upload(container);
  await waitFor(() => expect(seen.sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(seen.sent[0]!.signal.aborted).toBe(true);
  expect(sleeve().getAttribute('src')).toMatch(/^\/covers\//);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload a picture' }));
  expect(seen.content.coverImage).toBeNull();
});

test('removing brings the drawn cover back, and can be undone', async () => {
  const { seen } = await open({ ...CHOICE, alt: 'A boat at night' });
  expect(sleeve().alt).toBe('A boat at night');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(seen.content.coverImage).toBeNull();
  expect(sleeve().getAttribute('src')).toMatch(/^\/covers\//);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(seen.content.coverImage).toEqual({ ...CHOICE, alt: 'A boat at night' });
});

test('one colour of the picture can be chosen as the accent, and reset', async () => {
  const { seen } = await open(CHOICE);
  fireEvent.click(screen.getByRole('radio', { name: 'Color 2 of the picture' }));
  expect(seen.content.coverImage?.colours).toEqual(['#ff6b35', '#ff6b35', '#ff6b35']);
  fireEvent.click(screen.getByRole('radio', { name: 'All colors of the picture' }));
  expect(seen.content.coverImage?.colours).toEqual(OWN);
});

test('the picture’s own colours are found again after one was chosen', async () => {
  const { seen } = await open({ ...CHOICE, colours: ['#ff6b35', '#ff6b35', '#ff6b35'] });
  fireEvent.click(screen.getByRole('button', { name: 'Show the picture’s colors' }));
  await screen.findByRole('radio', { name: 'All colors of the picture' });
  fireEvent.click(screen.getByRole('radio', { name: 'Color 1 of the picture' }));
  expect(seen.content.coverImage?.colours).toEqual(['#0b3954', '#0b3954', '#0b3954']);
});

test('a picture can have an alternative text', async () => {
  const { seen } = await open(CHOICE);
  fireEvent.change(screen.getByLabelText(/What the picture shows/), { target: { value: 'A ferry leaving a harbour' } });
  expect(seen.content.coverImage?.alt).toBe('A ferry leaving a harbour');
});
