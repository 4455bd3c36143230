import type { ArchiveFile } from '../archive/index.ts';
import { excerpt } from '../records/excerpt.ts';
import type { ReleaseRecord } from '../records/index.ts';

/**
 * A record of a batch with the path of its picture in the ZIP: beside its message, or from the root. Without such a file
 * the record has a problem.
 */
export function withPictureOf(record: ReleaseRecord, files: ReadonlyMap<string, ArchiveFile>): ReleaseRecord {
  const { cover, place } = record;
  if (cover?.kind !== 'file') return record;
  const folder = place.part.slice(0, place.part.lastIndexOf('/') + 1);
  const fromRoot = cover.path.startsWith(folder) ? cover.path.slice(folder.length) : cover.path;
  const path = [cover.path, fromRoot].find((one) => files.has(one));
  if (path !== undefined) return { ...record, cover: { kind: 'file', path } };
  const problem = {
    code: 'import/picture-missing',
    field: 'cover',
    place,
    found: excerpt(cover.path),
    params: {},
  } as const;
  return { ...record, problems: [...record.problems, problem] };
}

/** A record of a file that is no ZIP: it has no pictures, so a path is noted and left out. */
export function withoutPicture(record: ReleaseRecord): ReleaseRecord {
  const { cover, place } = record;
  if (cover?.kind !== 'file') return record;
  const note = { code: 'note/picture-left-out', field: 'cover', place, found: excerpt(cover.path) } as const;
  return { ...record, cover: null, notes: [...record.notes, note] };
}
