import { callableErrorSchema, callables } from '@countin/domain/callables';
import { AppError, isErrorCode, type ErrorCode } from '@countin/domain/errors';
import type { CallFunction } from '@countin/domain/pages';
import { signClientAddress } from '@countin/server-http';
import * as v from 'valibot';

interface CallOptions {
  /** Base address of callables, without a trailing slash. */
  readonly functionsUrl: string;
  readonly signingSecret: string;
  readonly now: () => number;
  /** Milliseconds a call may take; a cold start in the cloud takes a few seconds. */
  readonly timeout: number;
}

const answerSchema = v.union([
  v.object({ error: v.object({ status: v.string(), details: v.optional(v.unknown()) }) }),
  v.object({ result: v.unknown() }),
]);

/** Codes for errors of the platform itself, which carry no details of ours. */
const CODE_OF_STATUS: Readonly<Record<string, ErrorCode>> = {
  UNAUTHENTICATED: 'auth/required',
  PERMISSION_DENIED: 'access/denied',
  RESOURCE_EXHAUSTED: 'limit/too-many',
  UNAVAILABLE: 'service/unavailable',
  DEADLINE_EXCEEDED: 'service/unavailable',
};

/**
 * Calls callables over HTTP, by the protocol of Firebase's callable functions.
 * https://firebase.google.com/docs/functions/callable-reference
 */
export function createCallFunction(options: CallOptions): CallFunction {
  return async (key, input, clientAddress) => {
    const callable = callables[key];
    const body = JSON.stringify({ data: input });
    const answer = await post(
      `${options.functionsUrl}/${callable.name}`,
      body,
      {
        'content-type': 'application/json',
        ...signClientAddress(clientAddress, { secret: options.signingSecret, body, now: options.now() }),
      },
      options.timeout,
    );
    const parsed = v.safeParse(answerSchema, answer.json);
    if (!parsed.success)
      throw new AppError(answer.status >= 500 ? 'service/unavailable' : 'service/unknown', {
        cause: `answer with status ${answer.status}`,
      });
    if ('error' in parsed.output) throw errorOf(parsed.output.error);
    const result = v.safeParse(callable.output, parsed.output.result);
    if (!result.success) throw new AppError('service/unknown', { cause: new v.ValiError(result.issues) });
    return result.output as never;
  };
}

async function post(url: string, body: string, headers: Record<string, string>, timeout: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, json: parseJson(text) };
  } catch (cause) {
    throw new AppError('service/unavailable', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function errorOf(error: { status: string; details?: unknown }): AppError {
  const reported = v.safeParse(callableErrorSchema, error.details);
  if (!reported.success || !isErrorCode(reported.output.code))
    return new AppError(CODE_OF_STATUS[error.status] ?? 'service/unknown');
  const { code, field, retryAfterSeconds } = reported.output;
  return new AppError(code, {
    ...(field !== null && { field }),
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  });
}
