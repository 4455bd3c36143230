import { documents, readValidDocument } from '@countin/domain/documents';
import type { VersionContent } from '@countin/domain/publisher';
import { sameValue } from '@countin/domain/values';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { EDITED } from '../platform/page-versions/page-contents.ts';

/** Values to write, and names of fields that stay as they are. */
export interface RestoredFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly left: readonly string[];
}

interface Restoring {
  readonly kind: keyof typeof EDITED;
  /** Content of the version. */
  readonly version: VersionContent['fields'];
  /** What people have now, of which the fields that are left keep their value. */
  readonly now: VersionContent['fields'];
  /** Artist whose pictures the page shows. */
  readonly artistId: string;
}

/** Pictures of a page: the field, and the field within it that has the picture. */
const PICTURES = {
  release: [
    ['coverImage', null],
    ['appearance', 'sharingImage'],
  ],
  artist: [['pictureImage', null]],
  label: [],
  feed: [],
} as const satisfies Record<keyof typeof EDITED, readonly (readonly [string, string | null])[]>;

/**
 * Fields of a version as today's rules allow them. Fields that are invalid today stay as they are, and pictures that
 * were removed meanwhile. Fields that the version does not know stay, too.
 */
export async function restoredFields(
  db: Firestore,
  transaction: Transaction,
  { kind, version, now, artistId }: Restoring,
): Promise<RestoredFields> {
  const fields: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [name, schema] of Object.entries<v.GenericSchema>(EDITED[kind].entries)) {
    if (!(name in version)) continue;
    const parsed = v.safeParse(schema, version[name]);
    if (parsed.success) fields[name] = parsed.output;
    else left.push(name);
  }
  for (const [name, inner] of PICTURES[kind]) {
    const image = pictureIn(fields[name], inner);
    if (!image || sameValue(image, pictureIn(now[name], inner))) continue;
    if (await isThere(db, transaction, artistId, image)) continue;
    left.push(inner === null ? name : `${name}.${inner}`);
    if (inner === null) delete fields[name];
    else fields[name] = { ...(fields[name] as object), [inner]: pictureIn(now[name], inner) };
  }
  return { fields, left };
}

function pictureIn(value: unknown, inner: string | null): object | null {
  const found: unknown =
    inner === null || typeof value !== 'object' || value === null ? value : Reflect.get(value, inner);
  return typeof found === 'object' ? found : null;
}

async function isThere(db: Firestore, transaction: Transaction, artistId: string, image: object): Promise<boolean> {
  const imageId: unknown = Reflect.get(image, 'imageId');
  if (typeof imageId !== 'string') return false;
  const stored = await transaction.get(db.doc(documents.image(artistId, imageId).path));
  return readValidDocument(documents.image, stored)?.state === 'ready';
}
