import { createHash } from 'node:crypto';
import {
  lettersOf,
  mayBeSetIn,
  TYPEFACE_BYTES,
  typefaceObjectName,
  type FiledTypeface,
  type PageTypeface,
} from '@countin/domain/appearance';
import type { MusicProduct } from '@countin/domain/release';
import type { Services } from '../platform/services.ts';
import { subsetText } from './subset-text.ts';

interface PreparedFile {
  readonly fileId: string;
  readonly bytes: Uint8Array;
}

interface PreparedTypeface {
  readonly page: PageTypeface;
  readonly files: readonly PreparedFile[];
}

/**
 * Stores the chosen typeface with the letters of the title and the artist's name. If that is too large, it has the
 * letters of the title alone. Null where the typeface lacks letters of the title, or is still too large. The page then
 * has the system's typeface.
 */
export async function storePageTypeface(
  { objects }: Services,
  product: Pick<MusicProduct, 'appearance' | 'artistId' | 'title'>,
  artistName: string,
): Promise<PageTypeface | null> {
  const { typeface } = product.appearance;
  if (typeface === 'system') return null;
  const prepared = (await prepare(typeface, product.title, artistName)) ?? (await prepare(typeface, product.title, ''));
  if (!prepared) return null;
  await Promise.all(
    prepared.files.map(async ({ fileId, bytes }) => {
      const name = typefaceObjectName(product.artistId, fileId);
      if ((await objects.sizeOf(name)) === null) await objects.write(name, bytes, 'font/woff2');
    }),
  );
  return prepared.page;
}

async function prepare(typeface: FiledTypeface, title: string, name: string): Promise<PreparedTypeface | null> {
  const subsets = await subsetText(typeface, title + name);
  const files = subsets.map(({ bytes, letters }) => ({ fileId: idOf(bytes), bytes, letters }));
  const page: PageTypeface = {
    typeface,
    files: files.map(({ fileId, bytes, letters }) => ({ fileId, letters, bytes: bytes.byteLength })),
  };
  const total = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  return total <= TYPEFACE_BYTES && mayBeSetIn(lettersOf(page), title) ? { page, files } : null;
}

/** Derived from the content, so that its path never means another file. */
function idOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
}
