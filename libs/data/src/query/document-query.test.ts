import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { documents } from '@countin/domain/documents';
import { aLabelProfile } from '@countin/domain/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { Instant } from '../ports/instant.ts';
import type { RawDocument } from '../ports/document-store.ts';
import { documentQuery } from './document-query.ts';

const label = (name: string): RawDocument => ({
  id: 'tide',
  path: 'labelProfiles/tide',
  data: { ...aLabelProfile({ name }), createdAt: Instant.fromMillis(1), updatedAt: Instant.fromMillis(1) },
});

/** The states of a query of a label that a list has read before, while the database answers. */
async function read(known: RawDocument | null, answer: RawDocument | ErrorCode | null) {
  const gate = Promise.withResolvers<undefined>();
  const access = {
    store: {
      known: () => known,
      get: async () => {
        await gate.promise;
        if (typeof answer === 'string') throw new AppError(answer);
        return answer;
      },
    },
  } as unknown as DataAccess;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const key = ['labels', 'one', 'tide'] as const;
  const query = documentQuery(access, key, documents.labelProfile('tide'), 'profile/not-found');
  const observer = new QueryObserver(client, query);
  const dispose = observer.subscribe(() => undefined);
  const first = observer.getCurrentResult().data?.name;
  known = null;
  gate.resolve(undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  const { data, error } = observer.getCurrentResult();
  dispose();
  client.clear();
  return { first, then: data?.name, error: error && errorCodeOf(error) };
}

it('a document that a list has read is there at once, and is read again', async () => {
  expect(await read(label('Tide'), label('High Tide'))).toEqual({ first: 'Tide', then: 'High Tide', error: null });
});

it('a document that no list has read is there once it is read', async () => {
  expect(await read(null, label('Tide'))).toEqual({ first: undefined, then: 'Tide', error: null });
});

it.each([
  { what: 'is gone', answer: null, error: 'profile/not-found' },
  { what: 'is refused', answer: 'access/denied', error: 'access/denied' },
] as const)('a document of a list that $what is not shown any longer', async ({ answer, error }) => {
  expect(await read(label('Tide'), answer)).toEqual({ first: 'Tide', then: undefined, error });
});

it('without a connection, a document stays as a list has read it', async () => {
  expect(await read(label('Tide'), 'service/unavailable')).toMatchObject({ then: 'Tide' });
});
