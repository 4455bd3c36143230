import { aMedley, anArtistProfile } from '@countin/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MedleyTracks } from './medley-tracks.tsx';

afterEach(cleanup);

test('a reader sees the tracks and can hear them, and is offered no change', async () => {
  const medley = aMedley();
  await renderScreen(<MedleyTracks artist={anArtistProfile()} own={{ medley, live: true }} products={[]} />);
  expect(await screen.findByText('You can read this, but not change it')).toBeTruthy();
  for (const { title } of medley.slots) expect(screen.getByRole('button', { name: `Hear ${title}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hear it as fans do' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove|Publish|Add/ })).toBeNull();
});

test('a reader of an artist without a medley reads that there is none', async () => {
  await renderScreen(<MedleyTracks artist={anArtistProfile()} own={null} products={[]} />);
  expect(await screen.findByText('No medley yet')).toBeTruthy();
});
