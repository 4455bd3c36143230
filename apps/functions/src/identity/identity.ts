import type { Auth } from 'firebase-admin/auth';

/** The identity provider's accounts, past its own rules. */
export interface Identity {
  /** What a browser signs in with as a person; the claims stay with the sign-in, also when it is refreshed. */
  customToken(uid: string, claims: Readonly<Record<string, string>>): Promise<string>;
  /** Those of the accounts, at most a hundred, whose e-mail address is verified. */
  verified(uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes an account; one that is not there is none. */
  remove(uid: string): Promise<void>;
  /** Keeps a person from signing in, or lets them again. Sign-ins that are open are ended. An account that is not there is none. */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
}

/** The provider in the cloud, or on the emulator that the environment names. Its library is loaded at the first use. */
export function createIdentity(): Identity {
  let opening: Promise<Auth> | null = null;
  const auth = () => {
    opening ??= Promise.all([import('firebase-admin/app'), import('firebase-admin/auth')])
      .then(([{ initializeApp }, { getAuth }]) => getAuth(initializeApp(undefined, 'identity')));
    return opening;
  };
  return {
    customToken: async (uid, claims) => (await auth()).createCustomToken(uid, claims),
    verified: async (uids) => {
      const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
      return new Set(users.filter(({ emailVerified }) => emailVerified).map(({ uid }) => uid));
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

async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}
