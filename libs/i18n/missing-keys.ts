// Lists missing and superfluous keys of each language. Exits with 1 if there are any.
// Usage: node missing-keys.ts [language…], all by default.
import { LANGUAGES } from '@countin/domain/locale';
import { keyDifferences } from './src/text-files.ts';

const requested = process.argv.slice(2);
for (const language of LANGUAGES.filter((known) => requested.length === 0 || requested.includes(known))) {
  const { missing, superfluous } = keyDifferences(language);
  const lines = [
    `${language}: ${missing.length} missing, ${superfluous.length} superfluous`,
    ...missing.map((key) => `  - ${key}`),
    ...superfluous.map((key) => `  + ${key}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (missing.length + superfluous.length > 0) process.exitCode = 1;
}
