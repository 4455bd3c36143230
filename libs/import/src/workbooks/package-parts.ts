import type { Archive, ArchiveFile } from '../archive/index.ts';
import { pathsBeside } from '../archive/entry-path.ts';
import { ImportFileError } from '../records/index.ts';
import { readWholePart, type XmlHandler } from './xml-part.ts';

/** Unpacked bytes of a part that describes others. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_RELATIONS = 10_000;

/** What a part of a workbook refers to. */
export interface Relation {
  readonly id: string;
  /** Last word of its type, such as `worksheet`. */
  readonly type: string;
  /** Path from the root of the archive; empty if it leads out of it. */
  readonly path: string;
}

/** The file of a path. Spreadsheets take no notice of capitals. */
export function fileAt({ files }: Archive, path: string): ArchiveFile | null {
  const file = files.get(path);
  if (file) return file;
  const key = path.toLowerCase();
  return [...files.values()].find((one) => one.path.toLowerCase() === key) ?? null;
}

/**
 * What a part refers to; nothing if the archive does not say.
 *
 * @param path path of the part; empty for the archive itself
 */
export async function relationsOf(
  archive: Archive,
  path: string,
  signal: AbortSignal | undefined,
): Promise<readonly Relation[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const file = fileAt(archive, `${folder}_rels/${path.slice(folder.length)}.rels`);
  if (!file) return [];
  const relations: Relation[] = [];
  const handler: XmlHandler = {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      if (relations.length === MOST_RELATIONS)
        throw new ImportFileError('workbook/damaged', null, { path: file.path, reason: 'relationships' });
      const target = pathsBeside(Target.startsWith('/') ? '' : path, Target)[0] ?? '';
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: target });
    },
    text: () => undefined,
    close: () => undefined,
  };
  await readWholePart(checkedSize(file), handler, signal);
  return relations;
}

/** A part that is not too large to describe others. */
export function checkedSize(file: ArchiveFile): ArchiveFile {
  if (file.size <= MOST_BYTES) return file;
  throw new ImportFileError('archive/too-large', null, { path: file.path, most: MOST_BYTES });
}
