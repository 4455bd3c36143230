import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import type { HiddenArtist } from '@countin/domain/collection';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { hiddenArtistsOptions, hideArtistOptions } from './hidden-artists.ts';

const MIRA: HiddenArtist = { artistId: 'mira', name: 'Mira Okafor' };

it('an artist that is hidden and shown again is shown, although the first call takes longer', async () => {
  const client = new QueryClient();
  let stored: readonly HiddenArtist[] = [];
  let delay = 40;
  const access = {
    callFunction: async (_name: string, input: CallableInput<'hideArtist'>): Promise<CallableOutput<'hideArtist'>> => {
      await new Promise((resolve) => setTimeout(resolve, (delay -= 20)));
      stored = input.hidden ? [MIRA] : [];
      return { artists: [...stored] };
    },
  } as unknown as DataAccess;
  const { queryKey } = hiddenArtistsOptions(access);
  const shown: number[] = [];
  client.getQueryCache().subscribe(() => shown.push(client.getQueryData(queryKey)?.length ?? 0));
  const changes = [true, false].map((hidden) => {
    client.setQueryData(queryKey, hidden ? [MIRA] : []);
    return client
      .getMutationCache()
      .build(client, hideArtistOptions(access))
      .execute({ artistId: MIRA.artistId, hidden });
  });
  const before = shown.length;
  await Promise.all(changes);
  expect(stored).toEqual([]);
  // What was chosen last stays on the screen meanwhile.
  expect(new Set(shown.slice(before))).toEqual(new Set([0]));
});
