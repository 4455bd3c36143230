/** Draws the folder pictures of docs/architecture.md from the tree. */
import { join } from 'node:path';
import { drawInto } from './draw-folders.ts';
import { readImports } from './read-imports.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');
drawInto(WORKSPACE, (await readImports(WORKSPACE, ['apps', 'libs'])).imports);
