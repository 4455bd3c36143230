import { callables, type CallableOutput } from '@countin/domain/callables';
import { AppError, isErrorCode, type ErrorCode } from '@countin/domain/errors';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { isZone, LANGUAGES } from '@countin/domain/locale';
import type { PageRequest, PageServices } from '@countin/domain/pages';
import { parseCampaign } from '@countin/domain/urls';
import { SERVICE_IDS } from '@countin/domain/store-links';
import * as v from 'valibot';
import { errorCodeOf } from '../page/error.ts';
import { fanCountry } from '../location/fan-country.ts';

/** Outcome of a form on a receipt. */
export type ReceiptOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'saved' }
  /** Consents that were ended now; empty where nothing was open. */
  | { readonly kind: 'stopped'; readonly scopes: CallableOutput<'stopSignup'>['stopped'] }
  | { readonly kind: 'erased' }
  | { readonly kind: 'moved'; readonly contact: string }
  /** The new address, or the consent to it, is not as it must be. */
  | { readonly kind: 'refused'; readonly field: 'contact' | 'consent' | null; readonly code: ErrorCode };

/**
 * Does what a receipt's form asks for. A mail program's one-click unsubscribe (RFC 8058) posts here as well.
 *
 * @throws what the functions throw, unless the form can say it
 */
export async function actOnReceipt(
  request: PageRequest,
  services: PageServices,
  token: string,
): Promise<ReceiptOutcome> {
  const { form, query, clientAddress } = request;
  const campaignId = parseCampaign(query);
  const action = query.has('one-click') ? 'stop' : form['action'];
  switch (action) {
    case 'stop':
      return stopped(
        await services.call('stopSignup', { token, oneClick: query.has('one-click'), campaignId }, clientAddress),
      );
    case 'change':
      await services.call(
        'changeSignup',
        {
          token,
          service: SERVICE_IDS.find((id) => id === form['service']) ?? null,
          language: LANGUAGES.find((language) => language === form['language']) ?? 'en',
        },
        clientAddress,
      );
      return { kind: 'saved' };
    case 'stop-consent':
      return stopped(
        await services.call(
          'stopConsent',
          parseInput(callables.stopConsent.input, {
            token,
            scope: { kind: form['scope'], id: form['id'] },
            campaignId,
          }),
          clientAddress,
        ),
      );
    case 'follow':
      await services.call(
        'followFromReceipt',
        parseInput(callables.followFromReceipt.input, {
          token,
          consent: form['consent'] === 'on',
          wordingVersion: form['wordingVersion'],
          language: form['language'],
        }),
        clientAddress,
      );
      return { kind: 'saved' };
    case 'erase':
      await services.call('eraseSignup', { token }, clientAddress);
      return { kind: 'erased' };
    case 'move':
      return moveTo(request, services, token);
    default:
      await services.call(
        'confirmSignup',
        { token, zone: form['zone'] && isZone(form['zone']) ? form['zone'] : null },
        clientAddress,
      );
      return { kind: 'done' };
  }
}

const stopped = ({ stopped: scopes }: CallableOutput<'stopSignup'>): ReceiptOutcome => ({ kind: 'stopped', scopes });

/** @throws AppError with the code of the first issue */
function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [{ message }] = parsed.issues;
  throw new AppError(isErrorCode(message) ? message : 'service/unknown');
}

async function moveTo(request: PageRequest, services: PageServices, token: string): Promise<ReceiptOutcome> {
  const { form, clientAddress } = request;
  const parsed = v.safeParse(callables.moveSignup.input, {
    token,
    contact: form['contact'] ?? '',
    consent: form['consent'] === 'on',
    wordingVersion: form['wordingVersion'] ?? CONSENT_WORDING_VERSION,
    country: fanCountry(request),
    // The language in which the wording was shown.
    language: form['language'],
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    return {
      kind: 'refused',
      field: path === 'contact' || path === 'consent' ? path : null,
      code: isErrorCode(issue.message) ? issue.message : 'service/unknown',
    };
  }
  try {
    await services.call('moveSignup', parsed.output, clientAddress);
    return { kind: 'moved', contact: parsed.output.contact };
  } catch (error) {
    const { code } = errorCodeOf(error, () => undefined);
    if (code === 'signup/contact-invalid' || code === 'signup/number-service')
      return { kind: 'refused', field: 'contact', code };
    if (code === 'signup/closed') return { kind: 'refused', field: null, code };
    throw error;
  }
}
