import type { Auth, UserRecord } from 'firebase-admin/auth';
import { logInsValidAfter } from './log-ins-valid-after.ts';

/** An account as the identity provider has it. */
export interface ProviderAccount {
  readonly uid: string;
  /** Empty for an account without one. */
  readonly email: string;
  readonly disabled: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** Log-ins from before this second (since 1970) no longer count: password or address were changed. 0 where all do. */
  readonly validAfter: number;
}

/** Some of all accounts. */
export interface AccountPage {
  readonly accounts: readonly ProviderAccount[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/** The identity provider's accounts, past its own rules. */
export interface Identity {
  /** Custom token that signs a browser in; the claims stay with the sign-in, also when it is refreshed. */
  customToken(uid: string, claims: Readonly<Record<string, string>>): Promise<string>;
  /** An account as it is now; null where there is none. */
  account(uid: string): Promise<ProviderAccount | null>;
  accountByEmail(email: string): Promise<ProviderAccount | null>;
  /** All accounts, page by page; null begins. */
  accounts(page: string | null): Promise<AccountPage>;
  /** Accounts with a verified e-mail address, among at most a hundred. */
  verified(uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Notes that a person has proven an address; it becomes the account's, even if that was changed meanwhile. */
  confirmAddress(uid: string, email: string): Promise<void>;
  /** Removes an account; one that is not there is none. */
  remove(uid: string): Promise<void>;
  /** Keeps a person from signing in, or lets them again. Sign-ins that are open are ended. An account that is not there is none. */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
}

/** The most that the provider gives at once. */
const PAGE = 1000;

/** The provider in the cloud, or on the emulator that the environment names. Its library is loaded at the first use. */
export function createIdentity(): Identity {
  let opening: Promise<Auth> | null = null;
  const auth = () => {
    opening ??= Promise.all([import('firebase-admin/app'), import('firebase-admin/auth')]).then(
      ([{ initializeApp }, { getAuth }]) => getAuth(initializeApp(undefined, 'identity')),
    );
    return opening;
  };
  return {
    customToken: async (uid, claims) => (await auth()).createCustomToken(uid, claims),
    account: async (uid) => accountOf(await unlessGone((await auth()).getUser(uid))),
    accountByEmail: async (email) => accountOf(await unlessGone((await auth()).getUserByEmail(email))),
    accounts: async (page) => {
      const { users, pageToken } = await (await auth()).listUsers(PAGE, page ?? undefined);
      return { accounts: users.map(toAccount), next: pageToken ?? null };
    },
    verified: async (uids) => {
      const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
      return new Set(users.filter(({ emailVerified }) => emailVerified).map(({ uid }) => uid));
    },
    confirmAddress: async (uid, email) => {
      await unlessGone((await auth()).updateUser(uid, { email, emailVerified: true }));
    },
    remove: async (uid) => {
      const provider = await auth();
      await unlessGone(provider.deleteUser(uid));
    },
    setDisabled: async (uid, disabled) => {
      const provider = await auth();
      await unlessGone(provider.updateUser(uid, { disabled }));
      if (disabled) await unlessGone(provider.revokeRefreshTokens(uid));
    },
  };
}

function accountOf(record: UserRecord | undefined): ProviderAccount | null {
  return record ? toAccount(record) : null;
}

function toAccount({ uid, email, disabled, metadata, tokensValidAfterTime }: UserRecord): ProviderAccount {
  const createdAt = Date.parse(metadata.creationTime);
  const seen = [metadata.lastRefreshTime, metadata.lastSignInTime]
    .map((time) => Date.parse(time ?? ''))
    .filter((at) => !Number.isNaN(at));
  return {
    uid,
    email: email ?? '',
    disabled,
    createdAt,
    lastSeenAt: Math.max(createdAt, ...seen),
    validAfter: logInsValidAfter(createdAt, tokensValidAfterTime),
  };
}

/** A uid or an address that no account can have counts as not found. */
const GONE: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email'];

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!GONE.includes((error as { code?: unknown }).code)) throw error;
    return undefined;
  }
}
