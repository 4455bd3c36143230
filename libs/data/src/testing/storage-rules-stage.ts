import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../../tools/local-firebase/bin/local-storage-rules.mjs', import.meta.url));
const RULES = readFileSync(new URL('../../../../storage.rules', import.meta.url), 'utf8');

/** Object metadata that the rules can read. */
export interface ObjectFacts {
  readonly size?: number;
  readonly contentType?: string;
}

export interface StorageRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly uid: string | null;
  /** The other site's name for the session; without one the sign-in is `login-0`. */
  readonly sid?: string;
  /** The existing object. */
  readonly before?: ObjectFacts;
  /** The object after the request. */
  readonly after?: ObjectFacts;
}

/** User data that the rules read. */
export interface PersonFacts {
  readonly suspended?: boolean;
  readonly endedSessions?: readonly string[];
  readonly validAfter?: number;
  /** Roles by artist id. */
  readonly artistRoles?: Readonly<Record<string, string>>;
  /** Access by agreements: by artist id, then by label id. */
  readonly agreedArtists?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Artist data that the rules read: the owner's uid alone, or a deleted artist. */
export type ArtistFacts =
  string | { readonly createdBy: string; readonly deletedAt?: string; readonly archivedAt?: string };

/** Photo data that the rules read. */
export interface PhotoFacts {
  readonly download: boolean;
  readonly removed: boolean;
}

interface Message {
  readonly id?: number;
  readonly server_request_id?: number;
  readonly context?: { readonly path: string };
  readonly result?: { readonly permit?: boolean };
  readonly errors?: readonly string[];
}

/**
 * Runs `storage.rules` with the Storage emulator's own rules runtime and message protocol.
 *
 * @param artists each artist profile, by its id
 * @param people user data that differs from the default, by uid; other users have no document
 * @param photos what rules read of photos, by `<artistId>/<photoId>`
 * @returns whether the rules permit a request
 */
export function setUpStorageRules(
  artists: Readonly<Record<string, ArtistFacts>>,
  people: Readonly<Record<string, PersonFacts>> = {},
  photos: Readonly<Record<string, PhotoFacts>> = {},
): (request: StorageRequest) => Promise<boolean> {
  let runtime: ChildProcessByStdio<Writable, Readable, null>;
  let requests = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const send = (message: object) => runtime.stdin.write(`${JSON.stringify(message)}\n`);
  const ask = (message: object): Promise<Message> => {
    requests += 1;
    const id = requests;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    send({ id, ...message });
    return answered;
  };
  const hear = (message: Message) => {
    if (message.context)
      return void send({
        id: message.server_request_id,
        warnings: [],
        errors: [],
        ...(photoAt(message.context.path, photos) ?? documentAt(message.context.path, artists, people)),
      });
    waiting.get(message.id ?? 0)?.(message);
    waiting.delete(message.id ?? 0);
  };

  beforeAll(async () => {
    runtime = spawn(process.execPath, [PROGRAM, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: runtime.stdout }).on('line', (line) => hear(JSON.parse(line) as Message));
    const { errors } = await ask({
      action: 'load_ruleset',
      context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: RULES }] } },
    });
    if (errors && errors.length > 0) throw new Error(errors.join('\n'));
  });
  afterAll(async () => {
    runtime.kill('SIGINT');
    await once(runtime, 'exit');
  });
  return async ({ method, path, uid, sid, before, after }) => {
    const full = `/b/demo-countin.appspot.com/o/${path}`;
    const request = {
      path: {
        path_value: {
          segments: full
            .split('/')
            .slice(1)
            .map((simple) => ({ simple })),
        },
      },
      time: { timestamp_value: '2026-06-12T10:00:00.000Z' },
      resource: objectValue(path, after),
      auth:
        uid === null
          ? NONE
          : map({
              uid: text(uid),
              token: map({
                user_id: text(uid),
                auth_time: { int_value: 0 },
                ...(sid !== undefined && { sid: text(sid) }),
              }),
            }),
    };
    const variables = { request: map(request), resource: objectValue(path, before) };
    const { result, errors } = await ask({
      action: 'verify',
      context: { rulesetName: '0', service: 'firebase.storage', path: full, method, variables },
    });
    if (errors && errors.length > 0) throw new Error(errors.join('\n'));
    return result?.permit ?? false;
  };
}

const NONE = { null_value: null };
const text = (value: string) => ({ string_value: value });
const map = (fields: object) => ({ map_value: { fields } });

function objectValue(name: string, facts: ObjectFacts | undefined): object {
  if (!facts) return NONE;
  return map({
    name: text(name),
    size: { int_value: facts.size ?? 1024 },
    contentType: text(facts.contentType ?? 'image/png'),
    metadata: map({}),
  });
}

function photoAt(path: string, photos: Readonly<Record<string, PhotoFacts>>): object | null {
  const [, artistId = '', photoId = ''] = /\/artistProfiles\/([^/]+)\/photos\/([^/]+)$/.exec(path) ?? [];
  const facts = own(photos, `${artistId}/${photoId}`);
  if (!facts) return null;
  const { download, removed } = facts;
  const fields = { download: { booleanValue: download }, removed: { booleanValue: removed } };
  return { status: 'ok', result: { name: `projects/demo-countin${path}`, fields } };
}

function documentAt(
  path: string,
  artists: Readonly<Record<string, ArtistFacts>>,
  people: Readonly<Record<string, PersonFacts>>,
): object {
  const [, collection = '', id = ''] =
    /^\/databases\/\(default\)\/documents\/(artistProfiles|users)\/([^/]+)$/.exec(path) ?? [];
  const found = collection === 'users' ? personFields(own(people, id)) : artistFields(own(artists, id));
  return found
    ? { status: 'ok', result: { name: `projects/demo-countin${path}`, fields: found } }
    : { status: 'not_found' };
}

const own = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

function artistFields(facts: ArtistFacts | undefined) {
  if (facts === undefined) return undefined;
  if (typeof facts === 'string') return { createdBy: { stringValue: facts } };
  const { createdBy, ...times } = facts;
  const stored = Object.entries(times).map(([field, at]) => [field, { timestampValue: at }]);
  return { createdBy: { stringValue: createdBy }, ...Object.fromEntries(stored) };
}

const personFields = (facts: PersonFacts | undefined) =>
  facts && {
    uid: { stringValue: 'some-uid' },
    ...(facts.suspended !== undefined && { suspended: { booleanValue: facts.suspended } }),
    ...(facts.validAfter !== undefined && { validAfter: { integerValue: String(facts.validAfter) } }),
    ...(facts.artistRoles && { artistRoles: mapOfTexts(facts.artistRoles) }),
    ...(facts.agreedArtists && {
      agreedArtists: {
        mapValue: {
          fields: Object.fromEntries(
            Object.entries(facts.agreedArtists).map(([artistId, byLabel]) => [artistId, mapOfTexts(byLabel)]),
          ),
        },
      },
    }),
    ...(facts.endedSessions && {
      endedSessions: { arrayValue: { values: facts.endedSessions.map((id) => ({ stringValue: id })) } },
    }),
  };

const mapOfTexts = (texts: Readonly<Record<string, string>>) => ({
  mapValue: {
    fields: Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, { stringValue: value }])),
  },
});
