import type { CallableOutput } from '@countin/domain/callables';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';

/** Says whether receivers can verify the mails of this deployment. */
export function readMailDomain(
  { mailDomain }: Services,
  _uid: string,
  { again }: ParsedInput<'readMailDomain'>,
): Promise<CallableOutput<'readMailDomain'>> {
  return mailDomain(again);
}

/** Says what text messages cost. */
export async function readTextPrices({ textPrices }: Services): Promise<CallableOutput<'readTextPrices'>> {
  return { prices: textPrices };
}
