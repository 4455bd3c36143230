import * as v from 'valibot';
import { CatalogueError } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import type { ClientCredentials } from '../settings/keys.ts';
import type { HttpPorts } from './http-ports.ts';
import { sendJson } from './send-json.ts';

const tokenSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});
/** A token is renewed this long before its end, milliseconds. */
const MARGIN_MS = 60_000;

/** Access tokens of one application: kept until they end, asked for once however many requests wait. */
export class AccessTokens {
  readonly #ports: HttpPorts;
  readonly #catalogue: CatalogueId;
  readonly #url: string;
  readonly #credentials: ClientCredentials;
  #token: Promise<string> = Promise.resolve('');
  /** When the token ends; 0 asks for a new one. */
  #until = 0;

  constructor(ports: HttpPorts, catalogue: CatalogueId, url: string, credentials: ClientCredentials) {
    this.#ports = ports;
    this.#catalogue = catalogue;
    this.#url = url;
    this.#credentials = credentials;
  }

  /** Runs a request with a token; once more with a new one if the service no longer accepts it. */
  async use<Answer>(deadline: number, run: (token: string) => Promise<Answer>): Promise<Answer> {
    const token = await this.#current(deadline);
    try {
      return await run(token);
    } catch (error) {
      if (!(error instanceof CatalogueError) || error.status !== 401) throw error;
      // Another request may have replaced the refused token already.
      if (token === (await this.#token)) this.#until = 0;
      return run(await this.#current(deadline));
    }
  }

  /** Requests at the same time share one renewal: nothing is awaited between the check and the renewal. */
  async #current(deadline: number): Promise<string> {
    if (this.#until <= this.#ports.now()) {
      // Until the answer is there, the renewal itself is what others wait for.
      this.#until = Number.POSITIVE_INFINITY;
      this.#token = this.#renewed(deadline);
    }
    return this.#token;
  }

  async #renewed(deadline: number): Promise<string> {
    try {
      const { text, until } = await this.#ask(deadline);
      this.#until = until;
      return text;
    } catch (error) {
      this.#until = 0;
      throw error;
    }
  }

  async #ask(deadline: number): Promise<{ readonly text: string; readonly until: number }> {
    const { clientId, clientSecret } = this.#credentials;
    const answer = await sendJson(
      this.#ports,
      {
        catalogue: this.#catalogue,
        url: new URL(this.#url),
        schema: tokenSchema,
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      { deadline },
    );
    if (!answer) throw new CatalogueError(this.#catalogue, 'refused', { status: 404 });
    return { text: answer.access_token, until: this.#ports.now() + answer.expires_in * 1000 - MARGIN_MS };
  }
}
