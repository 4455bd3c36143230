// Writes src/generated from the files in locales/: run it after adding a file. Usage: node list-locales.ts
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './src/locale-files.ts';

for (const [path, text] of generatedFiles()) writeFileSync(path, text);
