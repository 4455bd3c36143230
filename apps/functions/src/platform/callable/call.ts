import { AppError } from '@countin/domain/errors';
import { onCall, type CallableRequest, type HttpsFunction } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { asAppError, parseInput, toHttpsError } from './callable-error.ts';
import type { Services } from '../services.ts';
import { withShallowBody } from './shallow-body.ts';

/** A callable's name and the schemas of both directions, as in `callables` of the domain. */
interface Definition<I, O> {
  readonly name: string;
  readonly input: v.GenericSchema<unknown, I>;
  readonly output: v.GenericSchema<unknown, O>;
}

/**
 * An `onCall` function around a plain one. The guard runs before the input is parsed, and throws to refuse the caller.
 * An AppError goes out as its code, with `Retry-After` where it says how long to wait. Any other error is logged and
 * goes out as `service/unknown`.
 */
export function call<I, O, C>(
  { name, input }: Definition<I, O>,
  { services }: { readonly services: () => Pick<Services, 'log'> },
  guard: (request: CallableRequest<unknown>) => C | Promise<C>,
  run: (caller: C, input: I) => Promise<O>,
): HttpsFunction {
  return withShallowBody(
    onCall<unknown>(async (request) => {
      try {
        const caller = await guard(request);
        return await run(caller, parseInput(input, request.data));
      } catch (thrown) {
        const error = asAppError(thrown);
        if (error.code === 'service/unknown' || !(thrown instanceof AppError)) services().log(`${name} failed`, thrown);
        if (error.retryAfterSeconds !== null)
          request.rawRequest.res?.setHeader('Retry-After', String(error.retryAfterSeconds));
        throw toHttpsError(error);
      }
    }),
  );
}
