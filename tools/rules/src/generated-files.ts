import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS, replaceGeneratedPart, ROLE_CHECKS, TABLE } from './generated-part.ts';
import { writeChecks } from './write-checks.ts';
import { DATABASE_OPERATIONS, STORAGE_OPERATIONS, writePermissions } from './write-permissions.ts';
import { writeTable } from './write-table.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A file with generated parts. */
export interface GeneratedFile {
  /** Path from the root of the workspace. */
  readonly name: string;
  readonly path: string;
  /** Content of the file as it is. */
  readonly found: string;
  /** Content with new generated parts. */
  readonly wanted: string;
}

/** All files with generated parts. */
export function generatedFiles(): readonly GeneratedFile[] {
  return [
    fileOf('firestore.rules', (text) =>
      replaceGeneratedPart(
        replaceGeneratedPart(text, writeChecks(), CHECKS),
        writePermissions(DATABASE_OPERATIONS),
        ROLE_CHECKS,
      ),
    ),
    fileOf('storage.rules', (text) => replaceGeneratedPart(text, writePermissions(STORAGE_OPERATIONS), ROLE_CHECKS)),
    fileOf('docs/permissions.md', (text) => replaceGeneratedPart(text, writeTable(), TABLE)),
  ];
}

function fileOf(name: string, generate: (text: string) => string): GeneratedFile {
  const path = join(ROOT, name);
  const found = readFileSync(path, 'utf8');
  return { name, path, found, wanted: generate(found) };
}
