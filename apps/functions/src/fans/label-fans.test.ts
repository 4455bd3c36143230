import { documents } from '@countin/domain/documents';
import { ALL_FANS } from '@countin/domain/fan';
import { aFan, aLabelProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { aNewLabelNews } from '../testing/stage.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { askForLabelNews } from '../signups/sign-up.ts';
import { countLabelFans } from './count-fans.ts';
import { readLabelFan } from './read-fan.ts';

const HERE = '203.0.113.32';
const tide = 'uid-tide';
const lastToken = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;

async function aLabel(): Promise<TestWorld> {
  const world = createWorld('label-fans');
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile());
  for (const uid of [tide, 'uid-mira']) await putUser(world, uid);
  return world;
}

async function fanIdIn(world: TestWorld, contact: string): Promise<string> {
  const found = await world.db.collection('labelProfiles/label-tide/fans').where('contact', '==', contact).get();
  return found.docs[0]!.id;
}

test('a label counts and reads those who have agreed to its news, and no others', async () => {
  const world = await aLabel();
  await askForLabelNews(world, HERE, aNewLabelNews({ contact: 'ana@example.com', name: 'Ana' }));
  await confirmSignup(world, HERE, { token: lastToken(world) });
  await askForLabelNews(world, HERE, aNewLabelNews({ contact: 'ben@example.com', name: 'Ben' }));
  const count = async (search = '') =>
    (await countLabelFans(world, tide, { labelId: 'label-tide', conditions: ALL_FANS, search })).count;
  expect([await count(), await count('ana'), await count('ben')]).toEqual([1, 1, 0]);
  const read = async (contact: string) =>
    readLabelFan(world, tide, { labelId: 'label-tide', fanId: await fanIdIn(world, contact) });
  expect(await read('ana@example.com')).toMatchObject({
    brokenAt: null,
    signups: [{ productId: null, state: 'confirmed', wording: expect.stringContaining('the label’s news') as string }],
  });
  await expect(read('ben@example.com')).rejects.toMatchObject({ code: 'fan/not-found' });
});

test('a label reads no fan of an artist by their id', async () => {
  const world = await aLabel();
  await world.write('artistProfiles/artist-mira/fans/fan', aFan({ id: 'fan', state: 'confirmed' }));
  await expect(readLabelFan(world, tide, { labelId: 'label-tide', fanId: 'fan' })).rejects.toMatchObject({
    code: 'fan/not-found',
  });
});
