import type { CallableOutput } from '@countin/domain/callables';
import type { Services } from '../platform/services.ts';

/** Says whether receivers can verify the mails of this deployment. */
export function readMailDomain({ mailDomain }: Services): Promise<CallableOutput<'readMailDomain'>> {
  return mailDomain();
}

/** Says what text messages cost. */
export async function readTextPrices({ textPrices }: Services): Promise<CallableOutput<'readTextPrices'>> {
  return { prices: textPrices };
}
