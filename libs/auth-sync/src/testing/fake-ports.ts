import type { SiteName } from '@countin/domain/account';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import type { SessionUser } from '../auth-callables.ts';
import type { AuthSyncPorts, SyncPorts } from '../client/auth-sync-ports.ts';
import { createEndedMark } from '../client/ended-mark.ts';
import { createDueMark, createStateStore } from '../client/stored-values.ts';
import type { Person } from '../client/sync-decision.ts';
import { readTokenSubject } from '../client/token-subject.ts';
import type { TokenAudience } from '../token-claims.ts';
import { createTokenStore } from '../token-store.ts';
import { memoryStorage } from './memory-storage.ts';
import { unsignedToken } from './unsigned-token.ts';

export const mira: Person = { uid: 'mira', email: 'mira@example.com' };
export const tide: Person = { uid: 'tide', email: 'tide@example.com' };

/** In-memory browser and server of a site, with a log of all calls. For tests. */
export function fakePorts(site: SiteName = 'countin', overrides: Partial<SyncPorts> = {}) {
  const world = {
    now: Date.parse('2026-06-12T10:00:00Z'),
    person: null as Person | null,
    sessionId: 'login-1',
    /** Error code of the server for a token or an operation, by token or by operation, e.g. `verify session`. */
    errorCodes: new Map<string, ErrorCode>(),
    happened: [] as string[],
    focus: () => {},
  };
  const note = (what: string) => void world.happened.push(what);
  const refuse = (about: string) => {
    const code = world.errorCodes.get(about);
    if (code !== undefined) throw new AppError(code);
  };
  const local = memoryStorage();
  const session = memoryStorage();
  const fail = (_message: string, error: unknown) => {
    throw error;
  };
  const all: SyncPorts = {
    site,
    otherSite: site === 'countin' ? 'https://4track.fm' : 'https://countin.fm',
    person: async () => world.person,
    sessionId: async () => (world.person ? world.sessionId : null),
    enterWith: async (customToken) => {
      note(`enter with ${customToken}`);
      world.person = { uid: customToken, email: `${customToken}@example.com` };
    },
    leave: async () => {
      note('leave');
      world.person = null;
    },
    generateToken: async ({ uid }: Person, kind: TokenAudience, { continues, keep } = {}) => {
      note(
        `generate ${kind} for ${uid}${continues === undefined ? '' : ` continuing ${continues}`}${keep === undefined ? '' : ` answering ${keep}`}`,
      );
      refuse(`generate ${kind}`);
      return unsignedToken(kind, uid, { sid: continues ?? world.sessionId });
    },
    verifyToken: async (token): Promise<SessionUser> => {
      const subject = readTokenSubject(token);
      if (!subject) throw new AppError('auth/token-invalid');
      note(`verify ${subject.audience} of ${subject.uid}`);
      refuse(token);
      refuse(`verify ${subject.audience}`);
      return {
        kind: subject.audience as SessionUser['kind'],
        uid: subject.uid,
        email: subject.email,
        displayName: '',
        photoURL: null,
        userType: 'artist',
        subscription: 'free',
        sessionId: subject.sessionId,
        expiresAt: subject.expiresAt,
        customToken: subject.audience === 'sync' ? subject.uid : null,
      };
    },
    subdomain: (slug) => `https://${slug}.cnt.fm`,
    endSession: async (id) => {
      note(`end ${id}`);
      refuse('end');
    },
    tokens: createTokenStore(
      () => local,
      () => world.now,
      fail,
    ),
    credentialChanges: { run: (change) => change(), settled: async () => undefined },
    states: createStateStore(
      () => session,
      (bytes) => new Uint8Array(bytes).fill(7),
      fail,
    ),
    due: createDueMark(() => local, fail),
    ended: createEndedMark(
      () => local,
      () => world.now,
      fail,
    ),
    openFrame: (address) => note(`frame ${address}`),
    go: (address) => note(`go ${address}`),
    whenIdle: (act) => act(),
    onFocus: (listener) => {
      world.focus = listener;
      return () => (world.focus = () => {});
    },
    now: () => world.now,
    wait: () => new Promise(() => {}),
    log: (message) => note(`log ${message}`),
    entered: ({ uid }) => note(`entered ${uid}`),
    left: () => note('left'),
    ...overrides,
  };
  const ports: AuthSyncPorts & SyncPorts = { ...all, later: async () => all };
  return { world, ports };
}
