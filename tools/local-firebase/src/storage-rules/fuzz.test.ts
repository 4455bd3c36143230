import { expect, it } from 'vitest';
import { spoilBytes, spoilJson } from '../fuzz/mutations.ts';
import { Random } from '../fuzz/random.ts';
import { StorageRulesRuntime } from './storage-rules-runtime.ts';

/** Lines; `LOCAL_FIREBASE_FUZZ=200000` asks for more of them. */
const INPUTS = Number(process.env.LOCAL_FIREBASE_FUZZ ?? 20_000);
const SEED = Number(process.env.LOCAL_FIREBASE_FUZZ_SEED ?? 20_240_229);

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/covers/{id} {
    allow create: if request.resource.size < 10 && firestore.get(/databases/(default)/documents/artists/$(id)).data.owner == request.auth.uid;
    allow list: if request.path[3] == 'covers' && request.auth.token.iat > 0;
  }
}`;
const text = (value: string) => ({ string_value: value });
const map = (fields: object) => ({ map_value: { fields } });
const loadMessage = {
  action: 'load_ruleset',
  id: 1,
  context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: RULES }] } },
};
const request = {
  path: { path_value: { segments: ['b', 'x', 'o', 'covers', 'a'].map((simple) => ({ simple })) } },
  time: { timestamp_value: '2026-01-02T03:04:06.000Z' },
  resource: map({
    size: { int_value: 5 },
    contentType: text('image/png'),
    metadata: map({ tags: { list_value: { values: [text('a'), { float_value: 1.5 }] } } }),
  }),
  auth: map({ uid: text('ann'), token: map({ iat: { int_value: 1 }, admin: { bool_value: true } }) }),
};
const verifyMessage = {
  action: 'verify',
  id: 2,
  context: {
    rulesetName: '0',
    service: 'firebase.storage',
    path: '/b/x/o/covers/a',
    method: 'create',
    variables: { resource: { null_value: null }, request: map(request) },
  },
};
const fetchedMessage = {
  id: 2,
  status: 'ok',
  warnings: [],
  errors: [],
  result: {
    name: 'projects/p/databases/(default)/documents/artists/a',
    fields: { owner: { stringValue: 'ann' }, at: { timestampValue: '2026-01-02T03:04:05Z' } },
  },
};
const SAMPLES = [loadMessage, verifyMessage, verifyMessage, fetchedMessage];

function spoiltLine(random: Random): string {
  const sample = random.pick(SAMPLES);
  if (random.chance(0.2)) return spoilBytes(random, Buffer.from(JSON.stringify(sample))).toString();
  return JSON.stringify(random.chance(0.2) ? sample : spoilJson(random, sample)) ?? '';
}

it('the runtime answers any line in its protocol and continues', { timeout: 60_000 + INPUTS * 5 }, () => {
  let sent: Record<string, unknown>[] = [];
  const runtime = new StorageRulesRuntime((message) => sent.push(message));
  const tell = (message: unknown) => {
    sent = [];
    runtime.receive(JSON.stringify(message));
    return sent;
  };
  for (let input = 0; input < INPUTS; input += 1) {
    const line = spoiltLine(new Random(SEED + input));
    sent = [];
    runtime.receive(line);
    expect(sent.length, `seed ${SEED + input}`).toBeLessThanOrEqual(1);
    for (const message of sent) {
      const isWish = message['action'] === 'fetch_firestore_document';
      expect(
        isWish || (message['status'] === 'ok' && typeof message['id'] === 'number'),
        `seed ${SEED + input}: ${JSON.stringify(message)}`,
      ).toBe(true);
      expect(JSON.stringify(message), `seed ${SEED + input}`).not.toMatch(
        /TypeError|RangeError|is not a function|call stack/,
      );
    }
    if (input % 1000 !== 0) continue;
    tell(loadMessage);
    expect(tell({ ...verifyMessage, id: 9 })).toMatchObject([{ action: 'fetch_firestore_document' }]);
    expect(tell({ ...fetchedMessage, id: 9 })).toMatchObject([{ id: 9, result: { permit: true } }]);
  }
});
