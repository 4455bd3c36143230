import * as v from 'valibot';
import { isErrorCode, isZone, SERVICE_IDS, signupInputSchema, type ErrorCode, type ReleasePage } from '@countin/domain';
import { faultOf, retryHeaders, statusOf } from '../fault.ts';
import { fanCountry } from '../location/page-country.ts';
import type { PageContext } from '../page-context.ts';

export const SIGNUP_FIELDS = ['contact', 'name', 'consent'] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

/** What came of a posted form, in words. The page shows it, and its script gets it as JSON. */
export type SignupAnswer =
  | { readonly ok: true; readonly title: string; readonly text: string }
  | { readonly ok: false; readonly field: SignupField | null; readonly message: string };

/** Filled in by programs alone. */
export const TRAP_FIELD = 'website';

export interface SignupOutcome {
  readonly answer: SignupAnswer;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses the posted form with the schema that the function uses too, and signs the fan up. */
export async function answerSignup(context: PageContext, release: ReleasePage): Promise<SignupOutcome> {
  const { request, services } = context;
  const { form } = request;
  const parsed = v.safeParse(signupInputSchema, {
    productId: release.id,
    contact: form['contact'] ?? '',
    name: form['name'] ?? '',
    consent: form['consent'] === 'on',
    wordingVersion: form['wordingVersion'],
    language: context.language,
    // A zone that nobody knows is no reason to turn a fan away.
    zone: form['zone'] && isZone(form['zone']) ? form['zone'] : null,
    service: SERVICE_IDS.find((id) => id === form['service']) ?? null,
    country: fanCountry(request),
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const code = isErrorCode(issue.message) ? issue.message : 'service/unknown';
    return { answer: refusal(context, code, v.getDotPath(issue)), status: 422, headers: {} };
  }
  // The program is told what a fan would be told, so that it learns nothing.
  if (form[TRAP_FIELD]) return { answer: { ok: true, ...thanks(context, parsed.output.contact) }, status: 200, headers: {} };
  try {
    await services.call('signUp', parsed.output, request.clientAddress);
    return { answer: { ok: true, ...thanks(context, parsed.output.contact) }, status: 200, headers: {} };
  } catch (error) {
    const fault = faultOf(error, services.log);
    return { answer: refusal(context, fault.code, fault.field), status: statusOf(fault), headers: retryHeaders(fault) };
  }
}

/** The same for a fan who is on the list already: a stranger who types their address must not learn that. */
function thanks({ t }: PageContext, contact: string) {
  return { title: t('signup:doneTitle'), text: t('signup:done', { contact }) };
}

const FIELD_OF_CODE: Partial<Record<ErrorCode, SignupField>> = {
  'signup/contact-required': 'contact', 'signup/contact-invalid': 'contact', 'signup/consent-required': 'consent',
};

function refusal({ t }: PageContext, code: ErrorCode, path: string | null): SignupAnswer {
  const field = SIGNUP_FIELDS.find((known) => known === path) ?? FIELD_OF_CODE[code] ?? null;
  return { ok: false, field, message: t(`errors:${code}`) };
}
