import { AppError } from '@countin/domain/errors';

/** Error handler of React roots: does not log errors that a screen already shows to the user. */
export function reportCaughtError(error: unknown): void {
  if (!(error instanceof AppError)) console.error(error);
}
