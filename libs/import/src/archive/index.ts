export { openArchive } from './open-archive.ts';
export type { Archive, ArchiveFile, ArchiveLimits } from './open-archive.ts';
export { packFiles } from './pack-files.ts';
export type { PackedFile } from './pack-files.ts';
