import { logger } from 'firebase-functions/v2';

/** Tells the operators what went wrong. */
export type Log = (message: string, error?: unknown) => void;

const ADDRESS = /[^\s<>"'@]+@[^\s<>"'@]+/g;

/** Takes secrets and fans' addresses out of a text before it is logged. */
export function redact(text: string, secrets: readonly string[]): string {
  const clean = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text);
  return clean.replace(ADDRESS, '[address]');
}

/** A log of errors that holds no input, no secrets and no addresses. */
export function createLog(secrets: readonly string[]): Log {
  const describe = (error: unknown): string => {
    if (!(error instanceof Error)) return String(error);
    const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
    return `${error.stack ?? error.message}${cause}`;
  };
  return (message, error) => {
    if (error === undefined) logger.info(redact(message, secrets));
    else logger.error(redact(message, secrets), { error: redact(describe(error), secrets) });
  };
}
