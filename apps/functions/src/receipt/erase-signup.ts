import { paths, type CallableOutput } from '@countin/domain';
import type { Services } from '../services.ts';
import { findSignup, limitReceipts, readSignup } from './find-signup.ts';

/**
 * Erases a fan's signup: who they are, what they agreed to, every link to it and every message about it. Nothing stays.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function eraseSignup(services: Services, address: string, { token }: { readonly token: string }): Promise<CallableOutput<'eraseSignup'>> {
  limitReceipts(services, address);
  const { artistId, id, productId } = readSignup(await (await findSignup(services, token)).get());
  await removeSignup(services, artistId, id);
  return { productId };
}

/** Removes a signup with the messages about it and the links to it, all at once or not at all. */
export async function removeSignup({ db }: Services, artistId: string, signupId: string): Promise<void> {
  const found = (collection: string) => db.collection(collection).where('signupId', '==', signupId).get();
  const [messages, tokens] = await Promise.all([found(paths.outbox), found(paths.signupTokens)]);
  const batch = db.batch();
  batch.delete(db.doc(paths.signup(artistId, signupId)));
  for (const { ref } of [...messages.docs, ...tokens.docs]) batch.delete(ref);
  await batch.commit();
}
