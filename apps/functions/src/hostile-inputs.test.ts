import { createHash } from 'node:crypto';
import { authCallables } from '@countin/auth-sync';
import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { isErrorCode } from '@countin/domain/errors';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { LANGUAGES } from '@countin/domain/locale';
import { importObjects } from '@countin/domain/imports';
import { aLabelProfile, hostileInputs, sampleInputs } from '@countin/domain/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCursor } from './admin/list-position.ts';
import { continueImport } from './imports/continue-import.ts';
import { CallLimits } from './platform/rate-limit/call-limits.ts';
import { idToken, serveFunctions, type FunctionsServer } from './testing/functions-server.ts';
import { stagedOnce } from './testing/all-documents.ts';
import { failureOf, outcomeOf } from './testing/outcome.ts';
import { putUser } from './testing/people.ts';
import { PROFILES, SAMPLES } from './testing/profile-calls.ts';
import { createWorld, NOW, SIGNING_KEYS, type TestWorld } from './testing/services.ts';
import { aNewSignup, putDraft, putPage } from './testing/stage.ts';

const CALLER = 'uid-mira';
/** Longest input, in characters of JSON. The platform lets 32 MB through, in few seconds each. */
const MOST_CHARACTERS = 10_000_000;

const CONTRACTS = Object.entries({ ...callables, ...authCallables }).map(([key, { name, input }]) => ({
  key,
  name,
  schema: input as v.GenericSchema,
}));

/** The world that the functions work in. */
let world: TestWorld;
let server: FunctionsServer;
let named: Readonly<Record<string, unknown>>;
/** How often the worlds have drawn random bytes. */
let drawn = 0;
/** Draws and clock at the end of staging. */
let ends = { drawn, at: NOW };

/** Calls an operation over HTTP, as an admin who owns everything or without a sign-in. */
async function call(key: string, data: unknown, signedIn = true) {
  Object.assign(world, { callLimits: new CallLimits() });
  world.passTime(60 * 1000);
  const name = CONTRACTS.find((each) => each.key === key)?.name ?? key;
  const claims = {
    email: `${CALLER}@example.com`,
    auth_time: Math.floor(world.now() / 1000) - 1,
    firebase: { sign_in_provider: 'password' },
  };
  const answer = await server.ask(name, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signedIn && { authorization: `Bearer ${idToken(CALLER, claims)}` }),
    },
    body: JSON.stringify({ data: data ?? null }),
  });
  return { ...outcomeOf(answer), failure: failureOf(answer) };
}

/** Ids and tokens are always the same. */
function emptyWorld(): TestWorld {
  const empty = createWorld('hostile-inputs');
  Object.assign(empty, {
    randomBytes: (size: number) =>
      createHash('sha512')
        .update(String((drawn += 1)))
        .digest()
        .subarray(0, size),
  });
  for (const uid of [CALLER, 'spare']) empty.identity.put(uid, {});
  empty.identity.verifiedUids.add(CALLER);
  return empty;
}

/** An artist with a release, a label, and one of everything that a call can name. */
const putEverything = stagedOnce(async () => {
  world = emptyWorld();
  await putDraft(world);
  await putPage(world);
  await world.write(documents.labelProfile(PROFILES.label).path, aLabelProfile({ createdBy: CALLER }));
  await putUser(world, CALLER, { userType: 'admin' });

  const made = async (key: string, input: object): Promise<Readonly<Record<string, string>>> => {
    const { code, output } = await call(key, input);
    expect([key, code]).toEqual([key, 'done']);
    return output as Readonly<Record<string, string>>;
  };
  const { campaignId } = await made('createCampaign', {
    ownerKind: 'artist',
    ownerId: PROFILES.artist,
    language: 'en',
  });
  const { segmentId } = await made('saveSegment', { ownerKind: 'artist', ownerId: PROFILES.artist, name: 'All' });
  const share = await made('createNumberShare', { artistId: PROFILES.artist, title: '', days: 7 });
  const { link } = await made('inviteMember', {
    kind: 'artist',
    profileId: PROFILES.artist,
    role: 'viewer',
    email: null,
    language: 'en',
  });
  await made('keepItems', { items: [{ kind: 'release', id: 'product-tide' }] });
  await world.objects.write(importObjects.file(CALLER, 'run-1'), Buffer.from('Artist,Title\nMira,Salt\n'), 'text/csv');
  await made('createImport', { runId: 'run-1', name: '', reading: SAMPLES['reading'] });
  await continueImport(world, 'run-1', Number.MAX_SAFE_INTEGER);
  await made('signUp', aNewSignup());
  const receipt = /\/r\/([\w-]{43})/.exec(JSON.stringify(world.mails))?.[1];
  const invitation = /[\w-]{43}/.exec(link ?? '')?.[0];
  named = { runId: 'run-1', campaignId, segmentId, share: share['token'], receipt, invitation };
  expect(Object.values(named)).not.toContain(undefined);
  ends = { drawn, at: world.now() };
  return world;
});

async function stage(): Promise<void> {
  const next = emptyWorld();
  await putEverything(next);
  world = next;
  world.setNow(ends.at);
  ({ drawn } = ends);
}

beforeAll(async () => {
  server = await serveFunctions({
    services: () => world,
    signingKeys: () => SIGNING_KEYS,
    webhooks: () => null,
    hostSigningSecret: () => 'host-secret-of-the-tests-0123456789',
    behindProxy: true,
  });
  await stage();
});
afterAll(() => server.dispose());

type Input = { readonly what: string; readonly value: unknown };
const chosenOf = new Map<string, { readonly accepted: readonly Input[]; readonly refused: readonly Input[] }>();

/** Inputs that reach the operation, each once, and one of each kind of refusal. */
function chosen(key: string, schema: v.GenericSchema) {
  const known = chosenOf.get(key);
  if (known) return known;
  const accepted = new Map<string, Input>();
  const refused = new Map<string, Input>();
  const valid = validInputs(key, schema);
  for (const [at, each] of valid.entries())
    for (const { what, value } of hostileInputs(each, valid.slice(0, at))) {
      const { kind, reached } = seenBy(schema, value);
      if (reached === null ? refused.has(kind) : accepted.has(reached)) continue;
      if ((JSON.stringify(value) ?? '').length > MOST_CHARACTERS) continue;
      if (reached === null) refused.set(kind, { what, value });
      else accepted.set(reached, { what, value });
    }
  const inputs = { accepted: [...accepted.values()], refused: [...refused.values()] };
  chosenOf.set(key, inputs);
  return inputs;
}

/** How a schema refuses an input, or else what reaches the operation. One that throws has to be answered too. */
function seenBy(schema: v.GenericSchema, value: unknown): { readonly kind: string; readonly reached: string | null } {
  try {
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (parsed.success) return { kind: '', reached: JSON.stringify(parsed.output) ?? 'null' };
    const [{ type, message }] = parsed.issues;
    return { kind: `${type} ${isErrorCode(message) ? message : ''}`, reached: null };
  } catch (error) {
    return { kind: '', reached: String(error) };
  }
}

/** Valid inputs that name what the stage has. */
function validInputs(key: string, schema: v.GenericSchema): readonly unknown[] {
  const token = /Share/.test(key) ? named['share'] : /nvitation/.test(key) ? named['invitation'] : named['receipt'];
  return sampleInputs(schema, {
    ...SAMPLES,
    ...named,
    token,
    contact: 'ada@example.com',
    profileId: PROFILES.artist,
    wordingVersion: CONSENT_WORDING_VERSION,
  });
}

test.each(CONTRACTS)('$key answers each hostile input with a code', async ({ key, schema }) => {
  const { accepted, refused } = chosen(key, schema);
  const failed: unknown[] = [];
  const usual = new Set<string>();
  for (const { what, value } of [...refused, ...accepted]) {
    let { code, failure } = await call(key, value);
    if (/^(?:auth|access|limit)\/|deleted/.test(code) && !usual.has(code)) {
      // Perhaps an earlier call took the right, the session or the room away.
      await stage();
      ({ code, failure } = await call(key, value));
      usual.add(code);
    }
    if (failure !== null) failed.push([what, failure]);
  }
  expect([failed, server.unhandled]).toEqual([[], []]);
  if (/^(?:accept|archive|delete|erase|suspend)/.test(key)) await stage();
});

test.each(CONTRACTS)('$key answers hostile inputs without a sign-in with a code', async ({ key, schema }) => {
  const { accepted, refused } = chosen(key, schema);
  const failed: unknown[] = [];
  for (const { what, value } of [...refused, ...accepted]) {
    const { code, failure } = await call(key, value, false);
    if (failure !== null) failed.push([what, failure]);
    // Refused before its input is read, as every other input is.
    if (code === 'auth/required') break;
  }
  expect([failed, server.unhandled]).toEqual([[], []]);
});

/** A cursor of an admin's list, as callers could write one. */
const CURSOR = { list: 'newest', after: { value: { seconds: 1, nanoseconds: 1 }, id: 'mira' } };

/** Longest cursor that the schema takes, in characters. */
const MOST_OF_CURSOR = 2000;

/** Hostile cursors: those that mean something, each meaning once, and those that are refused while they are read. */
function cursorsOf(): { readonly read: readonly string[]; readonly refused: readonly string[] } {
  const read = new Map<string, string>();
  const refused = new Set<string>();
  for (const { value } of [
    ...hostileInputs(CURSOR),
    ...hostileInputs({ list: 'name', after: { value: 'mira', id: 'mira' } }),
  ]) {
    const json = JSON.stringify(value) ?? '';
    // A cursor is longer than what it means.
    if (json.length > MOST_OF_CURSOR) continue;
    const cursor = Buffer.from(json).toString('base64url');
    if (cursor.length > MOST_OF_CURSOR) continue;
    try {
      read.set(JSON.stringify(readCursor(cursor)), cursor);
    } catch (error) {
      expect([value, error]).toEqual([value, expect.objectContaining({ code: 'field/id' })]);
      refused.add(cursor);
    }
  }
  return { read: [...read.values()], refused: [...refused] };
}

test.each(['findUsers', 'listAudit'])('%s answers each hostile cursor with a code', async (key) => {
  const { read, refused } = cursorsOf();
  expect([read.length > 20, refused.length > 200]).toEqual([true, true]);
  const failed: unknown[] = [];
  // One stands for all that are refused before anything else is done with them.
  for (const cursor of [...read, ...refused.slice(0, 1)]) {
    const { failure } = await call(key, { cursor });
    if (failure !== null) failed.push([Buffer.from(cursor, 'base64url').toString(), failure]);
  }
  expect(failed).toEqual([]);
});

test('a campaign whose words fill more than a document is refused at its words', async () => {
  const parts = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part-${index}`, '界'.repeat(4000)]));
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { subject: '', message: '', parts }]));
  const key = { ownerKind: 'artist', ownerId: PROFILES.artist, campaignId: named['campaignId'] };
  const { code } = await call('saveCampaign', { ...key, base: {}, changes: { texts } });
  expect(code).toBe('field/too-large');
});
