/** The body of a WebChannel POST: `headers`, `count`, `ofs`, `req0___data__` … as a form. */
export interface ForwardBody {
  /** Headers the SDK could not set on the request itself; auth travels only here. Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Id of the first message. */
  readonly offset: number;
  /** JSON texts. */
  readonly messages: readonly string[];
}

/** Parses the form a client posts, when it opens a channel and for every message after. */
export function parseForwardBody(body: string): ForwardBody {
  const form = new URLSearchParams(body);
  const headers = new Map<string, string>();
  for (const line of (form.get('headers') ?? '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const count = Number(form.get('count') ?? 0);
  const messages = Array.from({ length: count }, (_, index) => form.get(`req${index}___data__`) ?? 'null');
  return { headers, offset: Number(form.get('ofs') ?? 0), messages };
}

/** Puts messages in order by their ids: repeats are dropped, early ones wait for the gap to close. */
export class IncomingOrder {
  #next = 0;
  readonly #early = new Map<number, string>();

  /** Takes a batch whose first message has id `offset`; returns what may be delivered now. */
  accept(offset: number, messages: readonly string[]): string[] {
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
