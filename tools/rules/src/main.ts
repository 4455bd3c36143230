/** `npx nx run rules:generate`: writes the checks of `firestore.rules` from the schemas of libs/domain. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceGeneratedPart } from './generated-part.ts';
import { writeChecks } from './write-checks.ts';

const FILE = join(import.meta.dirname, '../../../firestore.rules');

writeFileSync(FILE, replaceGeneratedPart(readFileSync(FILE, 'utf8'), writeChecks()));
console.log('firestore.rules is written');
