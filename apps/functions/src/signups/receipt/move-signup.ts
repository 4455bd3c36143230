import type { callables, CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, type SignupRecord } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { InferOutput } from 'valibot';
import { followIdOf } from '../../messages/signup-record.ts';
import type { Services } from '../../platform/services.ts';
import { askFan } from '../sign-up.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

type Move = InferOutput<typeof callables.moveSignup.input>;

/**
 * A fan wants to be reached elsewhere, with everything on the receipt. The new address confirms like any other, and takes
 * over what the former one has agreed to. Until then the old one stays valid. Where the receipt's own signup is at its
 * end, the follow moves. A link from before a stop asks for nothing any more.
 *
 * @throws AppError `signup/token-invalid`, `signup/moved`, and what signing up throws
 */
export async function moveSignup(
  services: Services,
  address: string,
  { token, ...move }: Move,
): Promise<CallableOutput<'moveSignup'>> {
  limitReceipts(services, address);
  const { seen } = await readLinked(services.db, await findSignup(services, token));
  const moving = waits(seen) ? seen : await followOf(services, seen);
  if (!moving || !waits(moving)) throw new AppError('signup/token-invalid');
  const { id, name, zone, service, country } = moving;
  const { channel } = await askFan(
    services,
    address,
    { ...move, ...subjectOf(moving), name, zone, service, country: move.country ?? country },
    id,
  );
  return { channel };
}

const waits = ({ state }: SignupRecord) => state === 'unconfirmed' || state === 'confirmed';

/** The follow of the same fan. */
async function followOf({ db, signupSecret }: Services, signup: SignupRecord): Promise<SignupRecord | null> {
  if (signup.ownerKind === 'label') return null;
  const { path } = documents.signupRecord(signup.ownerId, followIdOf(signupSecret, signup.ownerId, signup));
  return readDocument(documents.signupRecord, await db.doc(path).get());
}

/** The form that the signup came from, without what was ticked beside. */
function subjectOf({ ownerKind, ownerId, productId }: SignupRecord) {
  if (ownerKind === 'label') return { labelId: ownerId };
  return productId === null ? { artistId: ownerId, labelId: null } : { productId, follow: false, labelId: null };
}
