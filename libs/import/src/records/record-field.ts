import type { ProductContent } from '@countin/domain/release';

/** Fields of a release that a file may set. */
export type ReleaseField = Exclude<keyof ProductContent, 'cover' | 'coverImage' | 'appearance' | 'preferredServices'>;

/** Fields of a record: those of the release, its artist, its address and its cover. */
export type RecordField = ReleaseField | 'artist' | 'slug' | 'cover';
