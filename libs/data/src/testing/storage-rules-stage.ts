import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../../tools/local-firebase/bin/local-storage-rules.mjs', import.meta.url));
const RULES = readFileSync(new URL('../../../../storage.rules', import.meta.url), 'utf8');

/** What of an object the rules can see. */
export interface ObjectFacts {
  readonly size?: number;
  readonly contentType?: string;
}

export interface StorageRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly uid: string | null;
  /** The object that is there. */
  readonly before?: ObjectFacts;
  /** The object that would be there. */
  readonly after?: ObjectFacts;
}

interface Message {
  readonly id?: number;
  readonly server_request_id?: number;
  readonly context?: { readonly path: string };
  readonly result?: { readonly permit?: boolean };
  readonly errors?: readonly string[];
}

/**
 * Runs `storage.rules` as the Storage emulator runs them: the same program, asked in the same messages.
 *
 * @param artists owner of each artist profile that is there, by its id
 * @returns whether the rules permit a request
 */
export function setUpStorageRules(artists: Readonly<Record<string, string>>): (request: StorageRequest) => Promise<boolean> {
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
    if (message.context) return void send({ id: message.server_request_id, warnings: [], errors: [], ...documentAt(message.context.path, artists) });
    waiting.get(message.id ?? 0)?.(message);
    waiting.delete(message.id ?? 0);
  };

  beforeAll(async () => {
    runtime = spawn(process.execPath, [PROGRAM, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: runtime.stdout }).on('line', (line) => hear(JSON.parse(line) as Message));
    const { errors } = await ask({ action: 'load_ruleset', context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: RULES }] } } });
    if (errors && errors.length > 0) throw new Error(errors.join('\n'));
  });
  afterAll(async () => {
    runtime.kill('SIGINT');
    await once(runtime, 'exit');
  });
  return async ({ method, path, uid, before, after }) => {
    const full = `/b/demo-countin.appspot.com/o/${path}`;
    const request = {
      path: { path_value: { segments: full.split('/').slice(1).map((simple) => ({ simple })) } },
      time: { timestamp_value: '2026-06-12T10:00:00.000Z' },
      resource: objectValue(path, after),
      auth: uid === null ? NONE : map({ uid: text(uid), token: map({ user_id: text(uid) }) }),
    };
    const variables = { request: map(request), resource: objectValue(path, before) };
    const { result, errors } = await ask({ action: 'verify', context: { rulesetName: '0', service: 'firebase.storage', path: full, method, variables } });
    if (errors && errors.length > 0) throw new Error(errors.join('\n'));
    return result?.permit ?? false;
  };
}

const NONE = { null_value: null };
const text = (value: string) => ({ string_value: value });
const map = (fields: object) => ({ map_value: { fields } });

function objectValue(name: string, facts: ObjectFacts | undefined): object {
  if (!facts) return NONE;
  return map({ name: text(name), size: { int_value: facts.size ?? 1024 }, contentType: text(facts.contentType ?? 'image/png'), metadata: map({}) });
}

function documentAt(path: string, artists: Readonly<Record<string, string>>): object {
  const [, artistId = ''] = /^\/databases\/\(default\)\/documents\/artistProfiles\/([^/]+)$/.exec(path) ?? [];
  const owner = Object.hasOwn(artists, artistId) ? artists[artistId] : undefined;
  if (owner === undefined) return { status: 'not_found' };
  return { status: 'ok', result: { name: `projects/demo-countin${path}`, fields: { createdBy: { stringValue: owner } } } };
}
