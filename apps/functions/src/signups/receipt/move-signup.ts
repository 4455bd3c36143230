import type { callables, CallableOutput } from '@countin/domain/callables';
import type { SignupRecord } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { InferOutput } from 'valibot';
import type { Services } from '../../platform/services.ts';
import { askFan } from '../sign-up.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

type Move = InferOutput<typeof callables.moveSignup.input>;

/**
 * A fan wants to be reached elsewhere. The new address is a signup of its own, agreed to and confirmed like any other.
 * Until then the old one stays valid. A link from before a stop asks for nothing any more.
 *
 * @throws AppError `signup/token-invalid`, and what signing up throws
 */
export async function moveSignup(
  services: Services,
  address: string,
  { token, ...move }: Move,
): Promise<CallableOutput<'moveSignup'>> {
  limitReceipts(services, address);
  const { seen } = await readLinked(services.db, await findSignup(services, token));
  if (seen.state === 'stopped') throw new AppError('signup/token-invalid');
  const { id, name, zone, service, country } = seen;
  const { channel } = await askFan(
    services,
    address,
    { ...move, ...subjectOf(seen), name, zone, service, country: move.country ?? country },
    id,
  );
  return { channel };
}

/** The form that the signup came from, without what was ticked beside. */
function subjectOf({ ownerKind, artistId, productId }: SignupRecord) {
  if (ownerKind === 'label') return { labelId: artistId };
  return productId === null ? { artistId, labelId: null } : { productId, follow: false, labelId: null };
}
