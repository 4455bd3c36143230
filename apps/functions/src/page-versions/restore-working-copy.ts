import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Language } from '@countin/domain/locale';
import type { VersionContent } from '@countin/domain/publisher';
import { releaseSearchTokens, type ProductContent } from '@countin/domain/release';
import { emptyText, type ReleaseText } from '@countin/domain/texts';
import { sameValue } from '@countin/domain/values';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { workingContent } from '../platform/page-versions/page-contents.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { readPermittedPage } from './page-access.ts';
import { readWhetherKept, type Restoration } from './restoration.ts';
import { restoredFields } from './restored-fields.ts';

/**
 * Gives a working copy and its descriptions the content of a version. The page stays as it is.
 *
 * @throws AppError `release/changed`, `version/not-found`, `release/not-found`, `access/denied`
 */
export async function restoreWorkingCopy(
  { db, now }: Services,
  productId: string,
  { caller, expectedUpdatedAt, read }: Restoration,
): Promise<CallableOutput<'restorePageVersion'>> {
  const page = { kind: 'release', id: productId } as const;
  return db.runTransaction(async (transaction) => {
    const stored = await readPermittedPage({ db, transaction }, caller, page, 'edit');
    const before = readField(documents.musicProduct, stored, 'updatedAt') ?? 0;
    if (before !== expectedUpdatedAt) throw new AppError('release/changed');
    const version = await read(transaction);
    const artistId = readField(documents.musicProduct, stored, 'artistId') ?? productId;
    const [artist, actor] = await transaction.getAll(
      db.doc(documents.artistProfile(artistId).path),
      db.doc(documents.user(caller).path),
    );
    if (!artist || !actor) throw new Error('the database left a document out');
    const texts = await readTexts(db, transaction, productId);
    const content = workingContent(stored, Object.fromEntries(texts));
    const keep = await readWhetherKept(db, transaction, page, content);
    const { fields, left } = await restoredFields(db, transaction, {
      kind: 'release',
      version: version.fields,
      now: content.fields,
      artistId,
    });
    // Editors order changes by this time, so it must not go back.
    const updatedAt = Math.max(now(), before + 1);
    keep(actor, updatedAt);
    updateDocument(transaction, refOf(documents.productRecord, stored), {
      ...(fields as Partial<ProductContent>),
      searchTokens: tokensOf(stored, artist, { ...content.fields, ...fields }),
      updatedAt,
    });
    writeTexts(db, transaction, { productId, version, texts, caller, updatedAt });
    return { updatedAt, left: [...left] };
  });
}

type StoredTexts = ReadonlyMap<string, ReleaseText>;

async function readTexts(db: Firestore, transaction: Transaction, productId: string): Promise<StoredTexts> {
  const { docs } = await transaction.get(db.collection(documents.releaseTexts(productId).path));
  return new Map(
    docs.flatMap((stored) => {
      const text = readValidDocument(documents.releaseText, stored);
      return text ? [[stored.id, text] as const] : [];
    }),
  );
}

interface RestoredTexts {
  readonly productId: string;
  readonly version: VersionContent;
  /** Texts as they are. */
  readonly texts: StoredTexts;
  readonly caller: string;
  readonly updatedAt: number;
}

/** Writes the descriptions of each language. A language that the version lacks has none afterwards. */
function writeTexts(
  db: Firestore,
  transaction: Transaction,
  { productId, version, texts, caller, updatedAt }: RestoredTexts,
): void {
  for (const language of new Set([...texts.keys(), ...Object.keys(version.texts)]) as ReadonlySet<Language>) {
    const { updatedBy: _by, updatedAt: _at, ...before } = texts.get(language) ?? emptyText(language);
    const after = { ...before, ...(version.texts[language] ?? { short: '', long: '' }) };
    if (sameValue(before, after)) continue;
    const target = refTo(db, documents.releaseText(productId, language));
    setDocument(transaction, target, { ...after, updatedBy: caller, updatedAt });
  }
}

function tokensOf(
  product: DocumentSnapshot,
  artist: DocumentSnapshot,
  { title, labelName, version, artists }: Readonly<Record<string, unknown>>,
): string[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return releaseSearchTokens({
    title: text(title),
    labelName: text(labelName),
    version: text(version),
    artists: (artists ?? []) as ProductContent['artists'],
    artistName: readField(documents.artistProfile, artist, 'name') ?? '',
    artistSlug: readField(documents.artistProfile, artist, 'customSlug') ?? '',
    productSlug: readField(documents.musicProduct, product, 'productSlug') ?? '',
  });
}
