/** `npx nx run rules:generate`: writes the generated parts of both files of rules and of `docs/permissions.md`. */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

for (const { path, wanted, name } of generatedFiles()) {
  writeFileSync(path, wanted);
  console.log(`${name} is written`);
}
