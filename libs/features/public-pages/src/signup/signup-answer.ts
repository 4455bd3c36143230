import * as v from 'valibot';
import { callables } from '@countin/domain/callables';
import { isErrorCode, type ErrorCode } from '@countin/domain/errors';
import type { SignupScope } from '@countin/domain/fan';
import { isZone } from '@countin/domain/locale';
import { SERVICE_IDS } from '@countin/domain/store-links';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { fanCountry } from '../location/fan-country.ts';
import type { PageContext } from '../page/page-context.ts';
import { HONEYPOT_FIELD, SIGNUP_FIELDS, type SignupAnswer, type SignupField } from './signup-fields.ts';
import type { SignupOffer } from './signup-offer.ts';

export interface SignupOutcome {
  readonly answer: SignupAnswer;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Identifies the posted form of a page. */
export function postedScope({ request }: PageContext): SignupScope {
  return request.form['scope'] === 'artist' ? 'artist' : 'release';
}

/** Validates the posted form with the same schema as the function, and signs the fan up. */
export async function answerSignup(context: PageContext, offer: SignupOffer): Promise<SignupOutcome> {
  const { request, services } = context;
  const { form } = request;
  const { scope } = offer;
  const answers = {
    contact: form['contact'] ?? '',
    name: form['name'] ?? '',
    consent: form['consent'] === 'on',
    wordingVersion: form['wordingVersion'],
    language: context.language,
    // An unknown time zone must not fail the sign-up.
    zone: form['zone'] && isZone(form['zone']) ? form['zone'] : null,
    service: SERVICE_IDS.find((id) => id === form['service']) ?? null,
    country: fanCountry(request),
  };
  const parsed =
    scope === 'artist'
      ? v.safeParse(callables.followArtist.input, { ...answers, artistId: offer.id })
      : v.safeParse(callables.signUp.input, { ...answers, productId: offer.id, follow: form['follow'] === 'on' });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const code = isErrorCode(issue.message) ? issue.message : 'service/unknown';
    return { answer: refusal(context, scope, code, v.getDotPath(issue)), status: 422, headers: {} };
  }
  const wish = parsed.output;
  const thanks = { answer: accepted(context, scope, wish.contact), status: 200, headers: {} };
  // A bot gets the same response as a fan, so that it cannot detect the honeypot.
  if (form[HONEYPOT_FIELD]) return thanks;
  try {
    await ('artistId' in wish
      ? services.call('followArtist', wish, request.clientAddress)
      : services.call('signUp', wish, request.clientAddress));
    return thanks;
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    return {
      answer: refusal(context, scope, errorCode.code, errorCode.field),
      status: statusOf(errorCode),
      headers: retryHeaders(errorCode),
    };
  }
}

/** The same text for every address. It must not reveal to another person whether the address is on a list. */
function accepted({ t }: PageContext, scope: SignupScope, contact: string): SignupAnswer {
  return {
    scope,
    ok: true,
    title: t('signup:doneTitle'),
    text: t('signup:done', { contact }),
    another: t('signup:useAnother'),
  };
}

const FIELD_OF_CODE: Partial<Record<ErrorCode, SignupField>> = {
  'signup/contact-required': 'contact',
  'signup/contact-invalid': 'contact',
  'signup/consent-required': 'consent',
};

function refusal({ t }: PageContext, scope: SignupScope, code: ErrorCode, path: string | null): SignupAnswer {
  const field = SIGNUP_FIELDS.find((known) => known === path) ?? FIELD_OF_CODE[code] ?? null;
  return { scope, ok: false, field, message: t(`errors:${code}`) };
}
