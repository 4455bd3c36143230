import { documents, readValidDocument, type DocumentSnapshotLike } from '@countin/domain/documents';
import type { Medley } from '@countin/domain/medley';
import { artistTextSchema, feedSettingsSchema, labelTextSchema } from '@countin/domain/profile';
import type { PageKey, VersionContent } from '@countin/domain/publisher';
import type { MusicProduct, ProductContent, ReleasePage } from '@countin/domain/release';
import { musicProductSchema, productContentSchema } from '@countin/domain/release-metadata';
import { pageTextsOf, type TextsByLanguage } from '@countin/domain/texts';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { LastVersion } from './store-version.ts';
import { digestOf, plainValue, type NewContent } from './version-content.ts';

/** Fields of a kind of page that people edit, and that restoring writes. */
export const EDITED = {
  release: productContentSchema,
  artist: artistTextSchema,
  label: labelTextSchema,
  feed: feedSettingsSchema,
} as const satisfies Partial<Record<PageKey['kind'], v.GenericSchema>>;

/** Content of a release that is published. */
export function releaseContent(product: MusicProduct, texts: TextsByLanguage, page: ReleasePage): NewContent {
  const { publishedAt: _at, ...shown } = page;
  return {
    fields: editedFields('release', product),
    texts: descriptionsOf(texts),
    page: shown,
    compared: comparedRelease(product, pageTextsOf(product, texts)),
  };
}

/** The last version of a release, from the public copy that was published with it. This spares reading the version. */
export function lastOfPage(page: ReleasePage): LastVersion {
  const { texts, publishedAt } = page;
  return { at: publishedAt, hash: digestOf(comparedRelease(v.parse(productContentSchema, page), texts)) };
}

/** Content of a working copy as it is stored, which may lack what publishing requires. */
export function workingContent(stored: DocumentSnapshot, texts: TextsByLanguage): NewContent {
  const fields = editedFields('release', plainValue(stored.data() ?? {}) as VersionContent['fields']);
  const parsed = v.safeParse(musicProductSchema, stored.data());
  return {
    fields,
    texts: descriptionsOf(texts),
    page: null,
    compared: parsed.success
      ? comparedRelease(parsed.output, pageTextsOf(parsed.output, texts))
      : { fields, texts: descriptionsOf(texts) },
  };
}

/** Content of a medley. */
export function medleyContent(medley: Medley): NewContent {
  const { publishedAt: _at, slots, ...page } = medley;
  return { fields: { slots }, texts: {}, page, compared: slots };
}

/** Pages that a profile is shown on. */
export function pagesOf(kind: 'artist' | 'label', id: string): PageKey[] {
  return kind === 'artist'
    ? [{ kind, id }]
    : [
        { kind, id },
        { kind: 'feed', id },
      ];
}

/** Content of a page that shows a profile; null for a profile that is not valid. */
export function profileContent(kind: 'artist' | 'label' | 'feed', stored: DocumentSnapshotLike): NewContent | null {
  const artist = kind === 'artist' ? readValidDocument(documents.artistPage, stored) : null;
  const label = kind === 'artist' ? null : readValidDocument(documents.labelProfile, stored);
  const profile = artist ?? label;
  if (!profile) return null;
  const fields = editedFields(kind, profile);
  // Members upload logos, too. Restoring leaves them: the server removes replaced files.
  const logos = kind === 'label' ? [label?.logo, label?.logoDark] : [];
  return { fields, texts: {}, page: kind === 'feed' ? null : { ...profile }, compared: [fields, logos] };
}

function editedFields(kind: keyof typeof EDITED, source: object): VersionContent['fields'] {
  const names = Object.keys(EDITED[kind].entries);
  return Object.fromEntries(names.flatMap((name) => (name in source ? [[name, Reflect.get(source, name)]] : [])));
}

/** What fans see of a release. How links were found, and hidden ones, make no other version. */
function comparedRelease(product: ProductContent, texts: ReleasePage['texts']): unknown {
  const shown = product.storeLinks.filter(({ hidden }) => !hidden);
  const storeLinks = shown.map(({ confidence: _confidence, foundAt: _foundAt, ...link }) => link);
  return { fields: { ...editedFields('release', product), storeLinks }, texts };
}

function descriptionsOf(texts: TextsByLanguage): VersionContent['texts'] {
  const entries = Object.entries(texts);
  return Object.fromEntries(entries.map(([language, { short, long, shown }]) => [language, { short, long, shown }]));
}
