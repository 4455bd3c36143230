/** The provider stamps a new account in whole seconds, which may round past the log-in that it came with. */
const CREATION_MS = 2000;

/**
 * The second (since 1970) from which on log-ins of an account count.
 *
 * @param createdAt milliseconds since 1970
 * @param tokensValidAfterTime as the provider says it; it names the creation where nothing has changed since
 */
export function logInsValidAfter(createdAt: number, tokensValidAfterTime: string | undefined): number {
  const at = Date.parse(tokensValidAfterTime ?? '');
  return Number.isNaN(at) || at <= createdAt + CREATION_MS ? 0 : Math.floor(at / 1000);
}
