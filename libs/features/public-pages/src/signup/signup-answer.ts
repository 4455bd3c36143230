import { errorKey } from '@countin/i18n';
import * as v from 'valibot';
import { callables } from '@countin/domain/callables';
import { isErrorCode, type ErrorCode } from '@countin/domain/errors';
import { SIGNUP_SCOPES, type SignupScope } from '@countin/domain/fan';
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
  return SIGNUP_SCOPES.find((scope) => scope === request.form['scope']) ?? 'release';
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
  const parsed = parseForm(offer, form, answers);
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
    await send(context, wish);
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

/** The form as the input of its function. */
function parseForm(
  { scope, id }: SignupOffer,
  form: PageContext['request']['form'],
  answers: Readonly<Record<string, unknown>>,
) {
  const labelId = form['label'] ?? null;
  switch (scope) {
    case 'release':
      return v.safeParse(callables.signUp.input, {
        ...answers,
        labelId,
        productId: id,
        follow: form['follow'] === 'on',
      });
    case 'artist':
      return v.safeParse(callables.followArtist.input, { ...answers, labelId, artistId: id });
    case 'label':
      return v.safeParse(callables.askForLabelNews.input, { ...answers, labelId: id });
  }
}

type Wish = Extract<ReturnType<typeof parseForm>, { success: true }>['output'];

async function send({ request: { clientAddress }, services }: PageContext, wish: Wish): Promise<void> {
  if ('productId' in wish) await services.call('signUp', wish, clientAddress);
  else if ('artistId' in wish) await services.call('followArtist', wish, clientAddress);
  else await services.call('askForLabelNews', wish, clientAddress);
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
  'signup/number-service': 'contact',
  'signup/consent-required': 'consent',
};

function refusal({ t }: PageContext, scope: SignupScope, code: ErrorCode, path: string | null): SignupAnswer {
  const field = SIGNUP_FIELDS.find((known) => known === path) ?? FIELD_OF_CODE[code] ?? null;
  const isLabels = scope === 'label' && code === 'signup/consent-required';
  return { scope, ok: false, field, message: t(isLabels ? 'signup:labelConsentMissing' : errorKey(code)) };
}
