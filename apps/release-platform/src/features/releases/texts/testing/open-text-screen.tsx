import '../../../../testing/stub-match-media.ts';
import { memoryAccess, type MemoryFunctions } from '@countin/data/testing';
import type { User } from '@countin/domain/account';
import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import { screen } from '@testing-library/react';
import { Component as OwnArtist } from '../../../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { Component as TextScreen } from '../product-text-screen.tsx';

interface Opened {
  /** Path and content of stored texts and versions. */
  readonly documents?: Readonly<Record<string, object>>;
  readonly functions?: MemoryFunctions;
  /** Reader in place of the owner. */
  readonly member?: Partial<User> & { readonly uid: string };
}

/** The release whose texts are edited. */
const release = aMusicProduct({
  id: 'one',
  artistId: 'mira',
  createdBy: 'owner',
  description: 'Five songs.',
  releaseMoment: { mode: 'instant', date: '2020-02-02', time: '12:00', zone: 'UTC' },
});

/** Opens the text screen of {@link release} in a language. */
export async function openTextScreen(language: string, { documents = {}, functions = {}, member }: Opened = {}) {
  const access = memoryAccess(
    {
      'artistProfiles/mira': anArtistProfile({ id: 'mira', createdBy: 'owner', name: 'Mira Okafor' }),
      'musicProducts/one': release,
      ...documents,
    },
    {
      'studio/readTeam': () => ({ owner: { uid: 'owner', name: 'Mira', email: null }, members: [] }),
      'studio/readAssistant': () => ({ available: false }),
      ...functions,
    },
  );
  const view = await renderRoute(
    [
      {
        Component: OwnArtist,
        children: [{ path: '/artist/:artistId/products/:productId/text', Component: TextScreen }],
      },
    ],
    {
      path: `/artist/mira/products/one/text?language=${language}`,
      uid: member?.uid ?? 'owner',
      access,
      ...(member && { user: member }),
    },
  );
  const stored = async (path: string) => (await access.store.get(path))?.data;
  return { ...view, access, stored };
}

/** The field of a text, by its name. */
export const textField = (name: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });
