import * as v from 'valibot';
import { SERVED, type Served } from './albums/album-index.ts';

/** Faults of a service on request. */
const FAULTS = [
  'slow',
  'rate-limit',
  'server-error',
  'unauthorised',
  'garbage',
  'html',
  'other-album',
  'huge',
  'empty',
  'hang-up',
  'redirect-loop',
  'moved',
  'moved-away',
  'nothing',
  'quota',
] as const;

/** The hosts of all pictures, which fail together. */
export const PICTURES = '_pictures';
/** What can fail. */
export type Failing = Served | typeof PICTURES;

/** A fault as `POST /_faults` takes it. */
export const faultSchema = v.object({
  service: v.picklist([...SERVED, PICTURES]),
  fault: v.picklist(FAULTS),
  /** Requests that it lasts; without it, until it is removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), Number.MAX_SAFE_INTEGER),
  /** Of `slow`: milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 30_000),
  /** Of `rate-limit`: the header's value; empty sends none. */
  retryAfter: v.optional(v.string(), '1'),
});
/** A fault in force. */
export type FaultRequest = v.InferOutput<typeof faultSchema>;

/** Faults in force, one a service. */
export class Faults {
  readonly #faults = new Map<Failing, { readonly request: FaultRequest; left: number }>();

  set(request: FaultRequest): void {
    this.#faults.set(request.service, { request, left: request.times });
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The fault of this request, counted; null for none. */
  take(service: Failing): FaultRequest | null {
    const entry = this.#faults.get(service);
    if (!entry || entry.left === 0) return null;
    entry.left -= 1;
    return entry.request;
  }
}
