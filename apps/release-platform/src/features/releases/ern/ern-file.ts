import { packFiles } from '@countin/import/archive';
import { writeErnMessage, type ErnEnvelope } from '@countin/import/ern';
import type { MusicProduct } from '@countin/domain/release';

/** Who a message is from and for, as the dialog has it. */
export type ErnParties = Pick<ErnEnvelope, 'sender' | 'recipient' | 'control'>;

/** The file names of pictures that may be uploaded. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** A message as it would be downloaded now, and codes of what it lacks. */
export function ernMessage(release: MusicProduct, artistName: string, parties: ErnParties, coverType: string | null) {
  return writeErnMessage(release, artistName, {
    ...parties,
    messageId: crypto.randomUUID(),
    threadId: release.id,
    createdAt: Date.now(),
    cover: coverType === null ? null : { kind: 'file', path: coverPath(coverType) },
    availability: [],
  });
}

const coverPath = (type: string) => `resources/cover.${ENDINGS[type] ?? 'jpg'}`;

/**
 * The file of a message: XML alone, or with a cover the ZIP of a batch, in a folder of its own.
 *
 * @param cover the picture as it was uploaded
 */
export async function ernFile(
  release: MusicProduct,
  artistName: string,
  parties: ErnParties,
  cover: Blob | null,
): Promise<{ readonly name: string; readonly file: Blob }> {
  const { xml } = ernMessage(release, artistName, parties, cover?.type ?? null);
  const message = new Blob([xml], { type: 'application/xml' });
  const stem = release.productSlug;
  if (!cover) return { name: `${stem}.xml`, file: message };
  const file = await packFiles([
    { path: `${stem}/${stem}.xml`, content: message },
    { path: `${stem}/${coverPath(cover.type)}`, content: cover },
  ]);
  return { name: `${stem}.zip`, file };
}
