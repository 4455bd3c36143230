import { imageObjectName, type ImageAddress } from '@countin/domain/media';
import { cardPath, parseCardPath, type CardAddress } from '@countin/domain/urls';
import type { HostServices } from '../host-services.ts';
import { PICTURE_POLICY } from '../http/content-security-policy.ts';
import { entityTag, matchesTag } from '../http/entity-tag.ts';
import { plainAnswer } from '../plain-answer.ts';
import { answerDrawn } from './answer-drawn.ts';
import { CardCache } from './card-cache.ts';
import type { CardContent } from './card-content.ts';
import { DrawingQueue } from './drawing-queue.ts';

/** Bytes of cards in memory: some three hundred, those that links are going round of. */
const KEPT_BYTES = 8 * 1024 * 1024;
const LONGEST_QUEUE = 24;
/** Bytes of an uploaded square; ours are far below. */
const PICTURE_LIMIT = 4 * 1024 * 1024;

/** The address names the version, so a change gets another address. Not for ever, since a release may be taken down. */
const OF_THIS_VERSION = 'public, max-age=86400, s-maxage=2592000';
/** An address without the version, or with an old one, shows what is current. */
const OF_ANY_VERSION = 'public, max-age=60, s-maxage=300';

type CardServices = Pick<HostServices, 'read' | 'readObject' | 'log'>;

/** Answers `/card/{kind}/{id}/{language}.png`. The drawing code is loaded with the first card. */
export class Cards {
  readonly #services: CardServices;
  readonly #cache = new CardCache(KEPT_BYTES);
  readonly #queue = new DrawingQueue(LONGEST_QUEUE);
  #drawing: ReturnType<typeof loadDrawing> | null = null;

  constructor(services: CardServices) {
    this.#services = services;
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const address = parseCardPath(pathname);
    if (!address) return noSuchCard();
    this.#drawing ??= loadDrawing();
    const { readCard, drawer } = await this.#drawing;
    const found = await readCard(address, this.#services.read);
    if (!found) return noSuchCard();

    const { version, content, name } = found;
    if (name !== address.id) {
      const location = cardPath({ ...address, id: name }, version);
      return new Response(null, {
        status: 301,
        headers: { location, 'cache-control': OF_ANY_VERSION, 'cross-origin-resource-policy': 'cross-origin' },
      });
    }
    const tag = `${keyOf(address)}-${version}`;
    const headers = new Headers({
      'content-type': 'image/png',
      'cache-control': searchParams.get('v') === version ? OF_THIS_VERSION : OF_ANY_VERSION,
      'content-security-policy': PICTURE_POLICY,
      // It is made to be shown elsewhere.
      'cross-origin-resource-policy': 'cross-origin',
      etag: entityTag(tag, null),
    });
    if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag))
      return new Response(null, { status: 304, headers });
    const draw = () =>
      this.#cache.get(tag, async () =>
        this.#queue.run(() => drawer.draw(content, (image) => this.#read(image, content))),
      );
    return answerDrawn(request, headers, draw, () => {
      headers.set('cache-control', OF_ANY_VERSION);
      headers.delete('etag');
    });
  }

  /** Without its uploaded picture a card has the drawn one, which is there always. */
  async #read(address: ImageAddress, { title }: CardContent): Promise<Uint8Array | null> {
    try {
      const found = await this.#services.readObject(imageObjectName(address), AbortSignal.timeout(5000));
      return found && (await collect(found.body));
    } catch (error) {
      this.#services.log(`the picture of the card of “${title.text}” could not be read`, error);
      return null;
    }
  }
}

async function loadDrawing() {
  const [{ readCard }, { CardDrawer }] = await Promise.all([import('./read-card.ts'), import('./draw-card.ts')]);
  return { readCard, drawer: new CardDrawer() };
}

async function collect(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > PICTURE_LIMIT) throw new Error('the picture is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const keyOf = ({ kind, id, language }: CardAddress) => `${kind}-${id}-${language}`;

/** For a short while only: the page may be published at this moment. */
const noSuchCard = () => plainAnswer(404, 'There is no such card.', { 'cache-control': 'public, max-age=5' });
