/** Answer of a fake server: a status and a JSON body. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A mail that a hosted provider would have sent. */
export interface FakeMail {
  readonly kind: string;
  readonly to: string;
  readonly code: string;
  readonly returnTo: unknown;
  readonly language: string | null;
}

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified: boolean;
}

interface Code {
  readonly requestType: string;
  readonly uid: string;
  readonly newEmail: string | undefined;
}

type Body = Readonly<Record<string, unknown>>;

/** In-memory identity provider with the operations that the product uses. */
export class FakeIdentity {
  readonly mails: FakeMail[] = [];
  /** Passwords of log-ins that succeeded, oldest first. */
  readonly logIns: string[] = [];
  readonly #accounts = new Map<string, Account>();
  readonly #codes = new Map<string, Code>();

  answer(path: string, body: Body, language: string | null): FakeAnswer {
    const operation = path.split('accounts:')[1] ?? '';
    if (path.endsWith('/token'))
      return ok({
        access_token: tokenOf(String(body['refresh_token'])),
        refresh_token: body['refresh_token'],
        expires_in: '3600',
      });
    if (operation === 'signInWithCustomToken')
      return ok({ idToken: tokenOf(String(body['token']), 'custom'), refreshToken: body['token'], expiresIn: '3600' });
    if (operation === 'signUp') return this.#signUp(body);
    if (operation === 'signInWithPassword') return this.#signIn(body);
    if (operation === 'lookup') return this.#withToken(body, (account) => ok({ users: [account] }));
    if (operation === 'sendOobCode') return this.#send(body, language);
    if (operation === 'resetPassword') return this.#withCode(body, (code, account) => this.#reset(code, account, body));
    if (operation === 'update')
      return body['oobCode'] === undefined
        ? this.#withToken(body, (account) => this.#setPassword(account, body))
        : this.#withCode(body, (code, account) => this.#apply(code, account));
    return { status: 404, body: {} };
  }

  #byEmail(email: unknown): Account | undefined {
    return [...this.#accounts.values()].find((account) => account.email === email);
  }

  #keep(account: Account): Account {
    this.#accounts.set(account.localId, account);
    return account;
  }

  #signUp({ email, password }: Body): FakeAnswer {
    if (this.#byEmail(email)) return providerError('EMAIL_EXISTS');
    return signedIn(
      this.#keep({
        localId: `uid-${String(email).replace(/\W/g, '-')}`,
        email: String(email),
        password: String(password),
        emailVerified: false,
      }),
    );
  }

  #signIn({ email, password }: Body): FakeAnswer {
    const account = this.#byEmail(email);
    if (!account || account.password !== password) return providerError('INVALID_LOGIN_CREDENTIALS');
    this.logIns.push(account.password);
    return signedIn(account);
  }

  #send({ requestType, email, idToken, newEmail, continueUrl }: Body, language: string | null): FakeAnswer {
    const account = idToken === undefined ? this.#byEmail(email) : this.#byToken(idToken);
    if (!account) return providerError(idToken === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_ID_TOKEN');
    if (newEmail !== undefined && this.#byEmail(newEmail)) return providerError('EMAIL_EXISTS');
    const code = `code-${this.mails.length + 1}`;
    const to = newEmail === undefined ? account.email : String(newEmail);
    this.#codes.set(code, {
      requestType: String(requestType),
      uid: account.localId,
      newEmail: newEmail === undefined ? undefined : to,
    });
    this.mails.push({ kind: String(requestType), to, code, returnTo: continueUrl, language });
    return ok({ email: account.email });
  }

  #reset(code: Code, account: Account, { oobCode, newPassword }: Body): FakeAnswer {
    if (newPassword !== undefined) {
      this.#codes.delete(String(oobCode));
      this.#keep({ ...account, password: String(newPassword), emailVerified: true });
    }
    return ok({ requestType: code.requestType, email: account.email, newEmail: code.newEmail });
  }

  #apply(code: Code, account: Account): FakeAnswer {
    this.#keep({ ...account, email: code.newEmail ?? account.email, emailVerified: true });
    return ok({ localId: account.localId, email: account.email });
  }

  #setPassword(account: Account, { password }: Body): FakeAnswer {
    return signedIn(this.#keep({ ...account, password: String(password) }));
  }

  #byToken(idToken: unknown): Account | undefined {
    return [...this.#accounts.values()].find(
      ({ localId }) => idToken === tokenOf(localId) || idToken === tokenOf(localId, 'custom'),
    );
  }

  #withToken({ idToken }: Body, act: (account: Account) => FakeAnswer): FakeAnswer {
    const account = this.#byToken(idToken);
    return account ? act(account) : providerError('USER_NOT_FOUND');
  }

  #withCode({ oobCode }: Body, act: (code: Code, account: Account) => FakeAnswer): FakeAnswer {
    const code = this.#codes.get(String(oobCode));
    const account = code && this.#accounts.get(code.uid);
    return code && account ? act(code, account) : providerError('INVALID_OOB_CODE');
  }
}

function ok(body: unknown): FakeAnswer {
  return { status: 200, body };
}

function signedIn({ localId, email }: Account): FakeAnswer {
  return ok({ localId, email, idToken: tokenOf(localId), refreshToken: localId, expiresIn: '3600' });
}

/** Log-in time of all accounts, seconds since 1970. */
export const LOGGED_IN_AT = 1_700_000_000;

/** Unsigned ID token, which emulators accept. */
function tokenOf(uid: string, provider = 'password'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, user_id: uid, firebase: { sign_in_provider: provider }, auth_time: LOGGED_IN_AT, iat: LOGGED_IN_AT, exp: 4_000_000_000 })}.`;
}

export function providerError(message: string): FakeAnswer {
  return { status: 400, body: { error: { code: 400, message } } };
}
