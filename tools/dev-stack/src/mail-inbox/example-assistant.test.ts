import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addExampleAssistant } from './example-assistant.ts';

const app = new Hono();
addExampleAssistant(app);

const ask = (title: string, source: object | null = null, authorization = 'Bearer local') =>
  app.request('/assistant', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      instructions: 'Write.',
      request: { language: 'de', kind: 'short', limit: 300, facts: { title, artist: 'Mira', kind: 'ep' }, source },
    }),
  });

test('a draft names itself an example, and is the same each time', async () => {
  const text = '[Example draft, short, de] “Low Sun”: ep, Mira.';
  expect(await (await ask('Low Sun')).json()).toEqual({ text });
  expect(await (await ask('Low Sun')).json()).toEqual({ text });
});

test('a source is repeated as a translation', async () => {
  const answer = await ask('Low Sun', { language: 'en', text: 'Five songs.' });
  expect(await answer.json()).toEqual({ text: '[Example translation, en → de] Five songs.' });
});

test('titles ask for a refusal, for garbage and for an outage', async () => {
  expect(await (await ask('A Refusal')).json()).toEqual({ refusal: 'An example of a refusal.' });
  expect((await ask('Garbage')).headers.get('content-type')).toContain('text/html');
  expect((await ask('Outage')).status).toBe(503);
});

test('without a key, or with another form, there is no draft', async () => {
  expect((await ask('Low Sun', null, '')).status).toBe(401);
  const other = { method: 'POST', headers: { authorization: 'Bearer local' }, body: '{}' };
  expect((await app.request('/assistant', other)).status).toBe(422);
});
