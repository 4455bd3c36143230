import { errorKey } from '@countin/i18n';
import { keepChallenge, newProof, syncAddress, SYNC_PATH } from '@countin/auth-sync/browser';
import { callables } from '@countin/domain/callables';
import type { ErrorCode } from '@countin/domain/errors';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { keepUrl, PUBLIC_PATHS } from '@countin/domain/urls';
import * as v from 'valibot';
import { answerJson } from '../page/answer.ts';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import type { KeepAnswer } from './keep-request.ts';

const { items: itemsSchema, act: actSchema } = callables.keepOnPage.input.entries;

/** A session that has ended: the page says the same as to a visitor. */
const SIGNED_OUT: ReadonlySet<ErrorCode> = new Set([
  'auth/token-expired',
  'auth/token-invalid',
  'auth/token-used',
  'auth/session-ended',
  'auth/credentials-changed',
]);

/** Answers the script of a page that keeps, removes, or asks what is kept. Null for every other request. */
export async function keepAnswer(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  if (request.method !== 'POST' || request.path !== PUBLIC_PATHS.keep) return null;
  const context = openPage(request, services, 'fourtrack', 'collection');
  const { token = '', proof = '', act, items, stored } = request.form;
  const requested = v.safeParse(v.object({ act: actSchema, items: itemsSchema }), { act, items: parseJson(items) });
  if (!requested.success) return answerJson(422, { kept: null, full: false, message: '' } satisfies KeepAnswer);
  const keys = requested.output.items.map(({ key }) => key);
  if (token === '') return answerJson(200, await onDevice(context, keys, stored === '1'));
  const { host } = request;
  // A token for a tap is good at the address of the tap alone.
  const tap = proof !== '' && host.kind === 'subdomain' && { tap: { host: host.slug, proof } };
  try {
    const result = await services.call('keepOnPage', { token, ...requested.output, ...tap }, request.clientAddress);
    return answerJson(200, { ...result, ...said(context, requested.output.act, result) } satisfies KeepAnswer);
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    if (SIGNED_OUT.has(errorCode.code)) return answerJson(200, await onDevice(context, keys, stored === '1'));
    const message = context.t(errorKey(errorCode.code));
    // A refusal that the script shows is no failure of its request: browsers would log it as one.
    const status = statusOf(errorCode) === 422 ? 200 : statusOf(errorCode);
    return answerJson(status, { kept: null, full: false, message } satisfies KeepAnswer, retryHeaders(errorCode));
  }
}

/** To a visitor: the browser keeps it, if it can, until a log-in. */
async function onDevice(
  { t, origins, language, request }: PageContext,
  keys: readonly string[],
  stored: boolean,
): Promise<KeepAnswer> {
  return {
    kept: null,
    full: false,
    message: t(stored ? 'collection:page.onDevice' : 'collection:page.denied'),
    ...(stored && (await lookupFor(request, origins.fourtrack, keys))),
    link: { href: `${keepUrl(origins, keys)}&lang=${language}`, text: t('collection:page.logIn') },
  };
}

/** Where the page looks for a session. An artist's or label's address has none, and gets a token for this tap alone. */
async function lookupFor(
  { host }: PageRequest,
  fourtrack: string,
  keys: readonly string[],
): Promise<Pick<KeepAnswer, 'lookup' | 'proof'>> {
  if (host.kind !== 'subdomain') return { lookup: SYNC_PATH };
  const proof = newProof();
  const keep = await keepChallenge({ host: host.slug, proof, keys });
  return { lookup: syncAddress(fourtrack, { kind: 'keep', keep, host: host.slug, last: false }), proof };
}

function said(
  { t, origins }: PageContext,
  act: v.InferOutput<typeof actSchema>,
  { kept, full }: { readonly kept: readonly string[]; readonly full: boolean },
): Pick<KeepAnswer, 'message' | 'link'> {
  const link = { href: `${origins.fourtrack}${COLLECTION}`, text: t('collection:page.open') };
  if (full) return { message: t('collection:page.full'), link };
  if (act === 'remove' && kept.length > 0) return { message: t('collection:page.arranged'), link };
  if (act === 'remove') return { message: t('collection:page.removed') };
  return { message: t('collection:page.kept'), link };
}

const COLLECTION = '/collection';

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
