import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Language } from '@countin/domain/locale';
import { textContentOf, TEXT_LIMITS, type TextKind } from '@countin/domain/texts';
import { LIMITS, optionalText } from '@countin/domain/fields';
import { createTranslator, genreName } from '@countin/i18n';
import * as v from 'valibot';
import { AssistantError, AssistantRefusal, type DraftRequest } from '../platform/senders/assistant.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';
import { readWorkingCopy } from '../releases/page-content.ts';
import { readPermittedProduct } from '../releases/permitted-product.ts';
import { draftFacts, knownTexts } from './draft-facts.ts';
import { unknownFacts } from './unknown-facts.ts';

/** Drafts of one account: each costs the deployment money. */
const DRAFT_WINDOW = { limit: 30, windowMs: 3_600_000 };

interface Draft {
  readonly productId: string;
  readonly language: Language;
  readonly kind: TextKind;
}

/**
 * Drafts a text from the stored facts of a release, or translates the text of the release’s own language. Nothing is
 * stored: the artist decides what becomes of the draft.
 *
 * @throws AppError `release/not-found`, `access/denied`, `assistant/off`, `assistant/failed`, `assistant/refused`,
 * `limit/too-many`
 */
export async function draftText(
  services: Services,
  caller: string,
  { productId, language, kind }: Draft,
): Promise<{ text: string; doubts: string[] }> {
  const { db, assistant, now, log } = services;
  const { stored } = await readPermittedProduct(db, null, caller, productId, 'release.edit');
  if (!assistant) throw new AppError('assistant/off');
  await countInWindow(db, `draft_${caller}`, DRAFT_WINDOW, now());
  const request = await readRequest(services, readWorkingCopy(stored), { productId, language, kind });
  const answer = await assistant(request).catch((error: unknown) => {
    if (error instanceof AssistantRefusal) throw new AppError('assistant/refused');
    if (!(error instanceof AssistantError)) throw error;
    log('The assistant gave no draft.', error);
    throw new AppError('assistant/failed');
  });
  // One that is too long for its field is still of use: the artist shortens it before using it.
  const text = v.safeParse(optionalText(LIMITS.post), answer);
  if (!text.success || text.output === '') throw new AppError('assistant/failed');
  return { text: text.output, doubts: unknownFacts(text.output, knownTexts(request)) };
}

/** Whether this deployment has an assistant. */
export function readAssistant({ assistant }: Services): Promise<{ available: boolean }> {
  return Promise.resolve({ available: assistant !== null });
}

async function readRequest(
  { db, mainOrigin }: Services,
  product: ReturnType<typeof readWorkingCopy>,
  { productId, language, kind }: Draft,
): Promise<DraftRequest> {
  const [storedArtist, storedSource] = await Promise.all([
    db.doc(documents.artistProfile(product.artistId).path).get(),
    db.doc(documents.releaseText(productId, product.language).path).get(),
  ]);
  const artist = readDocument(documents.artistProfile, storedArtist);
  if (!artist) throw new AppError('profile/not-found');
  const sources = textContentOf(
    product,
    readValidDocument(documents.releaseText, storedSource) ?? undefined,
    product.language,
  );
  const source = sources[kind].trim();
  const { limit, rule } = TEXT_LIMITS[kind];
  return {
    language,
    kind,
    limit,
    counting: rule,
    facts: draftFacts(product, {
      artistName: artist.name,
      artistSlug: artist.customSlug,
      // The assistant reads English names; it writes in the language that is asked for.
      genres: artist.genres.map((genre) => genreName(createTranslator('en'), genre)),
      mainOrigin,
    }),
    source: language === product.language || source === '' ? null : { language: product.language, text: source },
  };
}
