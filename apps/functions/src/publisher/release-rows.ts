import { documents, readValidDocument } from '@countin/domain/documents';
import { releasePageState, type PageRow } from '@countin/domain/publisher';
import { FieldPath, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../platform/services.ts';
import type { PageCursor } from './page-cursor.ts';
import type { PageOwner, PageOwners } from './page-owners.ts';

/** Artists of one query: the database takes no more. */
const ARTISTS = 30;

/** Fields of a working copy that rows are made of. */
const listed = {
  schema: v.pick(documents.musicProduct.schema, [
    ...(['id', 'artistId', 'createdBy', 'productSlug', 'title', 'kind', 'labelName', 'cover', 'coverImage'] as const),
    ...(['releaseMoment', 'upc', 'status', 'publishedAt', 'createdAt', 'updatedAt'] as const),
  ]),
};
const FIELDS = Object.keys(listed.schema.entries);

type Cursor = Extract<PageCursor, { readonly part: 'releases' }>;

interface ReleaseRows {
  readonly rows: readonly PageRow[];
  readonly next: PageCursor | null;
}

/** Pages of releases behind a cursor, drafts too, ordered by groups of artists and ids. Null begins. */
export async function releaseRows(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { owners, labelOf }: PageOwners,
  cursor: Cursor | null,
  most: number,
): Promise<ReleaseRows> {
  const artists = owners.filter(({ kind, may }) => kind === 'artist' && may('release.read'));
  const byId = new Map(artists.map((artist) => [artist.id, artist]));
  const rows: PageRow[] = [];
  let at = groupAt(artists, cursor);
  for (let read = 0; at !== null;) {
    const { ids, from, to } = at;
    const query = db
      .collection(documents.musicProducts().path)
      .where('artistId', 'in', ids)
      .orderBy(FieldPath.documentId())
      .select(...FIELDS)
      .limit(most - read);
    const { docs }: { docs: QueryDocumentSnapshot[] } = await (
      at.after === null ? query : query.startAfter(at.after)
    ).get();
    rows.push(...docs.flatMap((stored) => rowOf(stored, byId, labelOf, log)));
    read += docs.length;
    if (read >= most) return { rows, next: { part: 'releases', from, to, after: docs.at(-1)?.id ?? null } };
    at = groupFrom(artists.filter(({ id }) => id > to));
  }
  return { rows, next: null };
}

interface Group {
  readonly ids: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly after: string | null;
}

function groupFrom(artists: readonly PageOwner[], after: string | null = null): Group | null {
  const ids = artists.slice(0, ARTISTS).map(({ id }) => id);
  const [from, to] = [ids[0], ids.at(-1)];
  return from === undefined || to === undefined ? null : { ids, from, to, after };
}

/** The group of a cursor. An artist that came in between may move the last one into the next group. */
function groupAt(artists: readonly PageOwner[], cursor: Cursor | null): Group | null {
  if (cursor === null) return groupFrom(artists);
  const { from, to, after } = cursor;
  return (
    groupFrom(
      artists.filter(({ id }) => id >= from && id <= to),
      after,
    ) ?? groupFrom(artists.filter(({ id }) => id > to))
  );
}

function rowOf(
  stored: QueryDocumentSnapshot,
  artists: ReadonlyMap<string, PageOwner>,
  labelOf: PageOwners['labelOf'],
  log: Services['log'],
): PageRow[] {
  const product = readValidDocument(listed, stored, log);
  const artist = product && artists.get(product.artistId);
  if (!product || !artist) return [];
  const { title, kind, cover, coverImage, releaseMoment, labelName, upc, createdAt, updatedAt } = product;
  return [
    {
      key: { kind: 'release', id: stored.id },
      artistId: artist.id,
      labelId: null,
      title,
      profileName: artist.name,
      profileSlug: artist.slug,
      productSlug: product.productSlug,
      state: releasePageState(product),
      publishedAt: product.publishedAt,
      updatedAt,
      release: { kind, cover, coverImage, releaseMoment, labelName, labelId: labelOf(product), upc, createdAt },
      may: { edit: artist.may('release.edit'), publish: artist.may('release.publish') },
    },
  ];
}
