import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { aMedley, anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as OwnArtist } from '../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as MedleyScreen } from './medley-screen.tsx';

stubLayout();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const artist = anArtistProfile({ id: 'artist', createdBy: 'mira' });
  const medley = aMedley({ artistId: 'artist', createdBy: 'mira' });
  const access = memoryAccess({ 'medleys/artist': medley });
  return renderRoute(
    [{ Component: OwnArtist, children: [{ path: '/artist/:artistId/medley', Component: MedleyScreen }] }],
    { path: '/artist/artist/medley', uid: 'mira', access, stored: [[queryKeys.artist('artist'), artist]] },
  );
}

test('each row tells how long its clip lasts', async () => {
  await open();
  for (const length of ['0:30', '0:35', '0:40', '0:45'])
    expect(await screen.findByText(`Length ${length}`)).toBeTruthy();
});

test('a clip of an earlier visit is cut again from its file, which the press asks for', async () => {
  // jsdom has no workers; this one never answers.
  vi.stubGlobal(
    'Worker',
    class {
      postMessage() {}
      terminate() {}
    },
  );
  const { container } = await open();
  const field = await vi.waitUntil(() => container.querySelector<HTMLInputElement>('input[type=file]'));
  const requested = vi.spyOn(field, 'click');
  fireEvent.click(await screen.findByRole('button', { name: 'Cut again from the file Low Sun' }));
  expect(requested).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { files: [new File(['sound'], 'Low Sun.wav', { type: 'audio/wav' })] } });
  expect(await screen.findByRole('dialog', { name: 'Cut a clip from Low Sun.wav' })).toBeTruthy();
});
