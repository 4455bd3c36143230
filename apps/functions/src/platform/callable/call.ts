import { AppError } from '@countin/domain';
import { onCall, type CallableRequest, type HttpsFunction } from 'firebase-functions/v2/https';
import type * as v from 'valibot';
import { asAppError, parseInput, toHttpsError } from './callable-error.ts';
import type { Log } from '../safe-log.ts';
import { withShallowBody } from './shallow-body.ts';

/** A callable's name and the schemas of both directions, as in `callables` of the domain. */
interface Definition<I, O> {
  readonly name: string;
  readonly input: v.GenericSchema<unknown, I>;
  readonly output: v.GenericSchema<unknown, O>;
}

/**
 * An `onCall` function around a plain one: the input is parsed before it is used, a fault goes out as its code
 * (and how long to wait as `Retry-After` too), and an error that is none of ours is logged and goes out as `service/unknown`.
 *
 * @param guard decides who calls before the input is looked at; throws AppError
 */
export function call<I, O, C>(
  { name, input }: Definition<I, O>,
  log: () => Log,
  guard: (request: CallableRequest<unknown>) => C | Promise<C>,
  run: (caller: C, input: I) => Promise<O>,
): HttpsFunction {
  return withShallowBody(
    onCall<unknown>(async (request) => {
      try {
        const caller = await guard(request);
        return await run(caller, parseInput(input, request.data));
      } catch (error) {
        const fault = asAppError(error);
        if (!(error instanceof AppError)) log()(`${name} failed`, error);
        if (fault.retryAfterSeconds !== null)
          request.rawRequest.res?.setHeader('Retry-After', String(fault.retryAfterSeconds));
        throw toHttpsError(fault);
      }
    }),
  );
}
