// Lists texts that a language lacks or has too many, and ends with 1 if there are any.
// Usage: node missing-keys.ts [language…], all by default.
import { LANGUAGES } from '@countin/domain';
import { keyDifferences } from './src/text-files.ts';

const asked = process.argv.slice(2);
for (const language of LANGUAGES.filter((known) => asked.length === 0 || asked.includes(known))) {
  const { missing, superfluous } = keyDifferences(language);
  console.log(`${language}: ${missing.length} missing, ${superfluous.length} superfluous`);
  for (const key of missing) console.log(`  - ${key}`);
  for (const key of superfluous) console.log(`  + ${key}`);
  if (missing.length + superfluous.length > 0) process.exitCode = 1;
}
