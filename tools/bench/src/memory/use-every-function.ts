import { PROJECT_ID, SHARED_PROCESS, type Addresses } from '@countin/dev-stack';
import { callables, type CallableInput, type CallableKey } from '@countin/domain/callables';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import * as v from 'valibot';
import { mustCall, newAccount } from '../account.ts';
import { waitForReceipt } from './wait-for-receipt.ts';
import { uploadPicture } from './upload-picture.ts';

const REGION = 'us-central1';
const backendsSchema = v.object({
  backends: v.array(
    v.object({
      functionTriggers: v.array(v.object({ id: v.string(), name: v.string(), schedule: v.optional(v.unknown()) })),
    }),
  ),
});

/**
 * Uses every function once, as an artist, a fan and the clock would. The picture is as large as a camera's.
 *
 * @throws Error when something fails, and when the deployment has a function that this does not know
 */
export async function useEveryFunction(addresses: Addresses, picture: Uint8Array): Promise<void> {
  const token = await newAccount(addresses);
  const used = new Set<string>();
  const use = <K extends CallableKey>(key: K, input: CallableInput<K>, person?: string) => {
    used.add(functionOf(callables[key].name));
    return mustCall(addresses, key, input, person);
  };

  const slug = `bench-${crypto.randomUUID().slice(0, 8)}`;
  const { profileId } = await use('createProfile', { kind: 'artist', customSlug: slug, name: 'Bench' }, token);
  const { productId } = await use('createRelease', aRelease(profileId), token);
  const imageId = await uploadPicture(addresses, { artistId: profileId, picture, token });
  await use('processImage', { artistId: profileId, imageId, kind: 'cover' }, token);
  await use('publishRelease', { productId }, token);

  const contact = `${slug}@example.com`;
  await use('signUp', { productId, contact, consent: true, wordingVersion: CONSENT_WORDING_VERSION, language: 'en' });
  const receipt = { token: await waitForReceipt(addresses, contact) };
  await use('readReceipt', receipt);
  await use('confirmSignup', receipt);
  await use('stopSignup', receipt);
  await use('withdrawRelease', { productId, to: 'draft' }, token);

  await use('updateAccount', { displayName: 'Bench' }, token);
  await use('requestPro', {}, token);
  const signed = await callByName(addresses, 'generateAuthToken', { uid: uidOf(token) }, token);
  await callByName(addresses, 'verifyAuthToken', v.parse(v.object({ token: v.string() }), signed));
  used.add('generateAuthToken').add('verifyAuthToken');

  const { backends } = v.parse(backendsSchema, await (await fetch(`${addresses.functions}/backends`)).json());
  const deployed = backends.flatMap(({ functionTriggers }) => functionTriggers);
  for (const { id, name } of deployed.filter(({ schedule }) => schedule !== undefined)) {
    await post(`${addresses.functions}/functions/projects/${PROJECT_ID}/triggers/${id}-0`, name, {});
    used.add(name);
  }
  // The shared process's own entry: it runs the other functions and is called through them.
  used.add(SHARED_PROCESS);
  const unused = deployed.filter(({ name }) => !used.has(name));
  if (unused.length > 0) throw new Error(`not used: ${unused.map(({ name }) => name).join(', ')}`);
}

const functionOf = (callable: string) => callable.split('/')[0] ?? '';

const aRelease = (artistId: string): CallableInput<'createRelease'> => ({
  artistId,
  productSlug: 'first-light',
  title: 'First Light',
  kind: 'single',
  cover: { style: 'sun', colours: ['#1d2b4a', '#e4572e', '#f2a541'], seed: 7 },
  releaseMoment: { mode: 'local', date: '2100-01-01', time: '00:00' },
});

async function callByName({ functions }: Addresses, name: string, data: object, person?: string): Promise<unknown> {
  const answer = await post(`${functions}/${PROJECT_ID}/${REGION}/${name}`, name, { data }, person);
  return v.parse(v.object({ result: v.unknown() }), await answer.json()).result;
}

async function post(address: string, what: string, body: object, person?: string): Promise<Response> {
  const answer = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(person ? { authorization: `Bearer ${person}` } : {}) },
  });
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Uid in an identity token of the emulator. */
function uidOf(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return v.parse(v.object({ user_id: v.string() }), claims).user_id;
}
