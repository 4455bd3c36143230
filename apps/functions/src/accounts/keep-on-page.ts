import { keepChallenge } from '@countin/auth-sync';
import type { CallableOutput } from '@countin/domain/callables';
import { parseKeptKey } from '@countin/domain/collection';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { addressBlock, enforceLimit } from '@countin/server-http';
import { removeKept } from '../collection/change-kept.ts';
import { keepItems } from '../collection/keep-items.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { sessionUserOf, tapUserOf } from './verify-auth-token.ts';

type Wish = ParsedInput<'keepOnPage'>;
type Answer = CallableOutput<'keepOnPage'>;

/**
 * Reads, keeps or removes items for the user of a session token. A token for one tap only keeps.
 *
 * @throws AppError `limit/too-many`, and those of {@link sessionUserOf}
 */
export async function keepOnPage(services: Services, address: string, wish: Wish): Promise<Answer> {
  const { act, items } = wish;
  enforceLimit(services.receiptBuckets, addressBlock(address), services.now());
  const uid = await userOf(services, wish);
  if (act === 'keep') return keep(services, uid, items);
  const kept = await readItems(services, uid, items);
  if (act === 'read') return { kept: kept.map(({ key }) => key), full: false };
  const bare = kept.filter(({ folder, note }) => folder === '' && note === '').map(({ key }) => key);
  if (bare.length > 0) await removeKept(services, uid, { keys: bare });
  return { kept: kept.map(({ key }) => key).filter((key) => !bare.includes(key)), full: false };
}

async function userOf(services: Services, { token, act, items, tap }: Wish): Promise<string> {
  if (!tap) return sessionUserOf(services, token);
  if (act !== 'keep') throw new AppError('auth/token-invalid');
  return tapUserOf(services, token, await keepChallenge({ ...tap, keys: items.map(({ key }) => key) }));
}

async function keep(services: Services, uid: string, items: Wish['items']): Promise<Answer> {
  const targets = items.flatMap(({ key, keptAt }) => {
    const target = parseKeptKey(key);
    return target ? [{ ...target, folder: '', note: '', ...(keptAt !== undefined && { keptAt }) }] : [];
  });
  const { results } = await keepItems(services, uid, { items: targets, dry: false });
  return {
    kept: results.filter(({ outcome }) => outcome === 'kept' || outcome === 'already').map(({ key }) => key),
    full: results.some(({ outcome }) => outcome === 'full'),
  };
}

async function readItems({ db }: Services, uid: string, items: Wish['items']) {
  const found = await db.getAll(...items.map(({ key }) => db.doc(documents.keptItem(uid, key).path)));
  return found.flatMap((each) => readDocument(documents.keptItem, each) ?? []);
}
