import { createHash } from 'node:crypto';
import { authCallables } from '@countin/auth-sync';
import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { LANGUAGES } from '@countin/domain/locale';
import { aLabelProfile, hostileInputs, sampleInputs, type HostileInput } from '@countin/domain/testing';
import type { CallableFunction, CallableRequest, HttpsFunction } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { generateAuthTokenFunction, verifyAuthTokenFunction } from './accounts/auth-token-functions.ts';
import { OPERATIONS } from './operations.ts';
import { bindOperations } from './platform/callable/operations.ts';
import { CallLimits } from './platform/rate-limit/call-limits.ts';
import { putUser } from './testing/people.ts';
import { PROFILES, SAMPLES } from './testing/profile-calls.ts';
import { createWorld, SIGNING_KEYS, type TestWorld } from './testing/services.ts';
import { aNewSignup, putDraft, putPage } from './testing/stage.ts';

const CALLER = 'uid-mira';
/** Most inputs of one callable that reach its operation. All others are refused by its schema, which is cheap. */
const MOST_CALLS = 20;

const CONTRACTS = Object.entries({ ...callables, ...authCallables }).map(([key, { input }]) => ({
  key,
  schema: input as v.GenericSchema,
}));

/** Calls an operation as an admin who owns everything, through its guards. */
async function call(world: TestWorld, key: string, data: unknown): Promise<{ code: string; output?: unknown }> {
  Object.assign(world, { callLimits: new CallLimits() });
  world.passTime(60 * 1000);
  const context = { services: () => world, addressOf: () => '203.0.113.7' };
  const handlers: Readonly<Record<string, HttpsFunction>> = {
    ...Object.assign({}, ...Object.values(OPERATIONS).map((each) => bindOperations(each, context))),
    generateAuthToken: generateAuthTokenFunction(context, () => SIGNING_KEYS),
    verifyAuthToken: verifyAuthTokenFunction(context, () => SIGNING_KEYS),
  };
  const seconds = Math.floor(world.now() / 1000) - 1;
  const token = { email: `${CALLER}@example.com`, auth_time: seconds, firebase: { sign_in_provider: 'password' } };
  const request = {
    data,
    auth: { uid: CALLER, token },
    rawRequest: { headers: {}, res: { setHeader: () => undefined } },
  } as unknown as CallableRequest<unknown>;
  return (handlers[key] as CallableFunction<unknown, Promise<unknown>>).run(request).then(
    (output) => ({ code: 'done', output }),
    (error: { readonly details?: { readonly code?: string } }) => ({ code: error.details?.code ?? String(error) }),
  );
}

/** An artist with a release, a label, and one of everything that a call can name. Ids and tokens are always the same. */
async function stage(): Promise<{ readonly world: TestWorld; readonly named: Readonly<Record<string, unknown>> }> {
  const world = createWorld('hostile-inputs');
  let drawn = 0;
  Object.assign(world, {
    randomBytes: (size: number) =>
      createHash('sha512')
        .update(String((drawn += 1)))
        .digest()
        .subarray(0, size),
  });
  await putDraft(world);
  await putPage(world);
  await world.write(documents.labelProfile(PROFILES.label).path, aLabelProfile({ createdBy: CALLER }));
  await putUser(world, CALLER, { userType: 'admin' });
  for (const uid of [CALLER, 'spare']) world.identity.put(uid, {});
  world.identity.verifiedUids.add(CALLER);

  const ofArtist = { artistId: PROFILES.artist };
  const made = async (key: string, input: object): Promise<Readonly<Record<string, string>>> => {
    const { code, output } = await call(world, key, input);
    expect([key, code]).toEqual([key, 'done']);
    return output as Readonly<Record<string, string>>;
  };
  const { campaignId } = await made('createCampaign', { ...ofArtist, language: 'en' });
  const { segmentId } = await made('saveSegment', { ...ofArtist, name: 'All' });
  const share = await made('createNumberShare', { ...ofArtist, title: '', days: 7 });
  const { link } = await made('inviteMember', {
    kind: 'artist',
    profileId: PROFILES.artist,
    role: 'viewer',
    email: null,
    language: 'en',
  });
  await made('keepItems', { items: [{ kind: 'release', id: 'product-tide' }] });
  await made('signUp', aNewSignup());
  const receipt = /\/r\/([\w-]{43})/.exec(JSON.stringify(world.mails))?.[1];
  const invitation = /[\w-]{43}/.exec(link ?? '')?.[0];
  const named = { campaignId, segmentId, share: share['token'], receipt, invitation };
  expect(Object.values(named)).not.toContain(undefined);
  return { world, named };
}

let staged: Awaited<ReturnType<typeof stage>>;
beforeAll(async () => void (staged = await stage()));

/** Inputs that the schema lets through, and those at which it throws. */
function unrefused(schema: v.GenericSchema, inputs: readonly HostileInput[]): readonly HostileInput[] {
  return inputs.filter(({ value }) => {
    try {
      return v.safeParse(schema, value, { abortEarly: true }).success;
    } catch {
      return true;
    }
  });
}

/** The same ones at every run, spread over all fields. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  return all.length <= most
    ? all
    : Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as T);
}

test.each(CONTRACTS)('$key answers each hostile input with a code', { timeout: 60_000 }, async ({ key, schema }) => {
  const { named } = staged;
  const token = /Share/.test(key) ? named['share'] : /nvitation/.test(key) ? named['invitation'] : named['receipt'];
  const samples = sampleInputs(schema, {
    ...SAMPLES,
    ...named,
    token,
    contact: 'ada@example.com',
    profileId: PROFILES.artist,
    wordingVersion: CONSENT_WORDING_VERSION,
  });
  const inputs = new Map(samples.flatMap((valid) => [...hostileInputs(valid)]).map((input) => [input.what, input]));
  const failed: unknown[] = [];
  const usual = new Set<string>();
  for (const { what, value } of spread(unrefused(schema, [...inputs.values()]), MOST_CALLS)) {
    let { code } = await call(staged.world, key, value);
    if (/^(?:auth|access|limit)\/|deleted/.test(code) && !usual.has(code)) {
      // Perhaps an earlier call took the right, the session or the room away.
      staged = await stage();
      ({ code } = await call(staged.world, key, value));
      usual.add(code);
    }
    if (!/^[a-z]+(?:\/[a-z-]+)?$/.test(code) || /^service\/un/.test(code)) failed.push([what, code]);
  }
  expect(failed).toEqual([]);
  if (/^(?:accept|archive|delete|erase|suspend)/.test(key)) staged = await stage();
});

/** A cursor of an admin's list, as callers could write one. */
const CURSOR = { list: 'newest', after: { value: { seconds: 1, nanoseconds: 1 }, id: 'mira' } };

test.each(['findUsers', 'listAudit'])('%s answers each hostile cursor with a code', async (key) => {
  const cursors = [
    ...hostileInputs(CURSOR),
    ...hostileInputs({ list: 'name', after: { value: 'mira', id: 'mira' } }),
  ].map(({ what, value }) => ({ what, cursor: Buffer.from(JSON.stringify(value) ?? '').toString('base64url') }));
  const failed: unknown[] = [];
  for (const { what, cursor } of cursors.filter((each) => each.cursor.length <= 2000)) {
    const { code } = await call(staged.world, key, { cursor });
    if (/^service\/un|\s/.test(code)) failed.push([what, code]);
  }
  expect(failed).toEqual([]);
});

test('a campaign whose words fill more than a document is refused at its words', async () => {
  const parts = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part-${index}`, '界'.repeat(4000)]));
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { parts }]));
  const key = { artistId: PROFILES.artist, campaignId: staged.named['campaignId'] };
  const { code } = await call(staged.world, 'saveCampaign', { ...key, base: {}, changes: { texts } });
  expect(code).toBe('field/too-large');
});
