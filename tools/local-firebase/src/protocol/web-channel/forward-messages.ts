import { RpcError } from '../../service.ts';

/** Messages of one POST, and how far they may run ahead of a missing one. No client comes near that. */
const MOST = 10_000;

/** The body of a WebChannel POST: `headers`, `count`, `ofs`, `req0___data__` … as a form. */
export interface ForwardBody {
  /** Headers the SDK could not set on the request itself; auth travels only here. Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Id of the first message. */
  readonly offset: number;
  /** JSON texts. */
  readonly messages: readonly string[];
}

/** Parses the form a client posts, when it opens a channel and for every message after. Throws INVALID_ARGUMENT. */
export function parseForwardBody(body: string): ForwardBody {
  checkEncoding(body);
  const form = new URLSearchParams(body);
  const headers = new Map<string, string>();
  for (const line of (form.get('headers') ?? '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const count = wholeNumber(form, 'count', MOST);
  const messages = Array.from({ length: count }, (_, index) => form.get(`req${index}___data__`) ?? 'null');
  return { headers, offset: wholeNumber(form, 'ofs', Number.MAX_SAFE_INTEGER - MOST), messages };
}

/** A form's parser would put replacement characters where text is not UTF-8. */
function checkEncoding(body: string): void {
  try {
    decodeURIComponent(body);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The form is not percent-encoded UTF-8.');
  }
}

function wholeNumber(form: URLSearchParams, name: string, most: number): number {
  const number = Number(form.get(name) ?? 0);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new RpcError('INVALID_ARGUMENT', `"${name}" is out of range.`);
}

/** Puts messages in order by their ids: repeats are dropped, early ones wait for the gap to close. */
export class IncomingOrder {
  #next = 0;
  readonly #early = new Map<number, string>();

  /** Takes a batch whose first message has id `offset`; returns what may be delivered now. Throws INVALID_ARGUMENT. */
  accept(offset: number, messages: readonly string[]): string[] {
    if (offset > this.#next + MOST)
      throw new RpcError('INVALID_ARGUMENT', 'Too many messages are missing before these.');
    messages.forEach((message, index) => {
      if (offset + index >= this.#next) this.#early.set(offset + index, message);
    });
    const ready: string[] = [];
    for (let message = this.#early.get(this.#next); message !== undefined; message = this.#early.get(this.#next)) {
      ready.push(message);
      this.#early.delete(this.#next);
      this.#next += 1;
    }
    return ready;
  }
}
