import { documents } from '@countin/domain/documents';
import { aReleaseText } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { AssistantError, AssistantRefusal, type DraftRequest } from '../platform/senders/assistant.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { draftText, readAssistant } from './draft-text.ts';

const wanted = { productId: 'product-tide', language: 'de', kind: 'short' } as const;
const draft = (world: TestWorld, change: object = {}) => draftText(world, 'uid-mira', { ...wanted, ...change });

/** A world whose assistant answers with `text`, and what it was asked. */
async function assisted(text = 'Neue EP.'): Promise<{ world: TestWorld; requested: DraftRequest[] }> {
  const world = createWorld('draft-text');
  await putDraft(world, { description: 'Five songs.' });
  const requested: DraftRequest[] = [];
  world.assistant = (request) => {
    requested.push(request);
    return Promise.resolve(text);
  };
  return { world, requested };
}

test('a draft comes from stored facts, is stored nowhere, and names what the assistant added', async () => {
  const { world, requested } = await assisted(' Neue EP, aufgenommen 1999.\n');
  const before = await world.list('musicProducts/product-tide/texts');
  expect(await draft(world)).toEqual({ text: 'Neue EP, aufgenommen 1999.', doubts: ['1999'] });
  expect(requested).toMatchObject([
    {
      language: 'de',
      kind: 'short',
      limit: 300,
      facts: { title: 'Tide Lines', artist: 'Mira Okafor', releaseDate: '2026-12-04' },
      source: null,
    },
  ]);
  expect(JSON.stringify(requested)).not.toContain('uid-mira');
  expect(await world.list('musicProducts/product-tide/texts')).toEqual(before);
});

test('a text of the release’s language is given to be translated', async () => {
  const { world, requested } = await assisted();
  await setDocument(
    world.db,
    refTo(world.db, documents.releaseText('product-tide', 'en')),
    aReleaseText({ language: 'en', short: 'Five songs about boats.' }),
  );
  await draft(world);
  await draft(world, { kind: 'long' });
  await draft(world, { language: 'en' });
  expect(requested.map(({ source }) => source)).toEqual([
    { language: 'en', text: 'Five songs about boats.' },
    { language: 'en', text: 'Five songs.' },
    null,
  ]);
});

test('without an assistant there are no drafts, and screens can ask', async () => {
  const { world } = await assisted();
  expect(await readAssistant(world)).toEqual({ available: true });
  world.assistant = null;
  expect(await readAssistant(world)).toEqual({ available: false });
  await expect(draft(world)).rejects.toMatchObject({ code: 'assistant/off' });
});

test('a draft that is too long for its field is given to be shortened', async () => {
  const { world } = await assisted('x'.repeat(5000));
  expect((await draft(world)).text).toHaveLength(5000);
});

test.each(['', ' \n', 'x'.repeat(10_001), '\ud800'])('an unusable draft is a failure', async (text) => {
  const { world } = await assisted(text);
  await expect(draft(world)).rejects.toMatchObject({ code: 'assistant/failed' });
});

test('an assistant that fails is noted, and the artist is told', async () => {
  const { world } = await assisted();
  world.assistant = () => Promise.reject(new AssistantError('The assistant answered 500.'));
  await expect(draft(world)).rejects.toMatchObject({ code: 'assistant/failed' });
  expect(world.logged).toEqual(['The assistant gave no draft.']);
});

test('an assistant that declines is no failure of the service', async () => {
  const { world } = await assisted();
  world.assistant = () => Promise.reject(new AssistantRefusal('No texts about this.'));
  await expect(draft(world)).rejects.toMatchObject({ code: 'assistant/refused' });
  expect(world.logged).toEqual([]);
});

test('an account has a number of drafts an hour', async () => {
  const { world, requested } = await assisted();
  for (let index = 0; index < 30; index += 1) await draft(world);
  await expect(draft(world)).rejects.toMatchObject({ code: 'limit/too-many' });
  expect(requested).toHaveLength(30);
  world.passTime(3_600_000);
  await draft(world);
});
