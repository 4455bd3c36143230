import { memoryAccess, type MemoryAccess } from '@countin/data/testing';
import { documents } from '@countin/domain/documents';
import { AppError, errorCodeOf } from '@countin/domain/errors';
import { releasePageState, type PageRow } from '@countin/domain/publisher';
import { releaseSearchTokens, type MusicProduct } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import * as v from 'valibot';

export const uid = 'mira';
const artist = anArtistProfile({ id: 'artist', name: 'Mira', createdBy: uid });

/** Stored releases of an artist, the last of them changed most recently, with the operations of the collection. */
export function releaseServer(releases: readonly Partial<MusicProduct>[]): MemoryAccess {
  const products = releases.map((changes, at) =>
    aMusicProduct({
      id: `release-${at}`,
      artistId: artist.id,
      createdBy: uid,
      releaseMoment: null,
      updatedAt: 1_700_000_000_000 + at,
      ...changes,
    }),
  );
  const read = async (id: string) => {
    const stored = await access.store.get(`musicProducts/${id}`);
    return v.parse(documents.musicProduct.schema, stored?.data);
  };
  const change = async (id: string, changes: Partial<MusicProduct>) => {
    const before = await read(id);
    if (before.title === 'Refused') throw new AppError('release/not-found');
    access.put(`musicProducts/${id}`, documentOf({ ...before, ...changes }));
  };
  const access = memoryAccess(
    {
      [`artistProfiles/${artist.id}`]: artist,
      ...Object.fromEntries(products.map((product) => [`musicProducts/${product.id}`, documentOf(product)])),
    },
    {
      'studio/listPages': async () => ({
        rows: (await Promise.all(products.map(({ id }) => read(id)))).map(rowOf),
        next: null,
      }),
      'studio/withdrawReleases': results(async ({ productId, to }: { productId: string; to: 'draft' | 'archived' }) => {
        await change(productId, to === 'draft' ? { status: to, publishedAt: null } : { status: to });
        return {};
      }),
      'studio/publishReleases': results(async ({ productId }: { productId: string }) => {
        await change(productId, { status: 'published', publishedAt: Date.now() });
        return { publishedAt: Date.now() };
      }),
      'studio/republishReleases': results(
        async ({ productId, expectedPublishedAt }: { productId: string; expectedPublishedAt: number }) => {
          await change(productId, { status: 'published', publishedAt: expectedPublishedAt });
          return { publishedAt: expectedPublishedAt };
        },
      ),
    },
  );
  return access;
}

/** An operation for many releases, each on its own. */
const results =
  <W extends { readonly productId: string }>(work: (wanted: W) => Promise<object>) =>
  async ({ releases }: { readonly releases: readonly W[] }) => ({
    results: await Promise.all(
      releases.map(async (wanted) => {
        const { productId } = wanted;
        return work(wanted).then(
          (done) => ({ productId, code: null, field: null, ...done }),
          (error: unknown) => ({ productId, code: errorCodeOf(error), field: null, publishedAt: null }),
        );
      }),
    ),
  });

const documentOf = (release: MusicProduct) => ({
  ...release,
  searchTokens: releaseSearchTokens({ ...release, artistName: artist.name, artistSlug: artist.customSlug }),
});

function rowOf(product: MusicProduct): PageRow {
  const { kind, cover, coverImage, releaseMoment, labelName, upc, createdAt } = product;
  return {
    key: { kind: 'release', id: product.id },
    artistId: product.artistId,
    labelId: null,
    title: product.title,
    profileName: product.artistId === artist.id ? artist.name : product.artistId,
    profileSlug: artist.customSlug,
    productSlug: product.productSlug,
    state: releasePageState(product),
    publishedAt: product.publishedAt,
    updatedAt: product.updatedAt,
    release: { kind, cover, coverImage, releaseMoment, labelName, labelId: null, upc, createdAt },
    may: { edit: true, publish: true },
  };
}
