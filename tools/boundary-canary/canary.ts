/**
 * Proves that the boundaries between projects and the length of sentences are enforced. Planted violations, linted
 * through Nx as everything else is, must be refused. Without a project graph the rule of boundaries passes everything.
 */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { ALLOWED, VIOLATIONS, type Sample } from './samples.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
const RULES: readonly (string | null)[] = [
  '@nx/enforce-module-boundaries',
  'no-restricted-imports',
  'countin/sentence-length',
];

if (!process.env['NX_TASK_TARGET_PROJECT']) {
  console.error('Run it through Nx, which sees to a fresh project graph: npx nx test boundary-canary');
  process.exit(2);
}
const eslint = new ESLint({ cwd: WORKSPACE });

async function isRefused({ file, code }: Sample): Promise<boolean> {
  const results = await eslint.lintText(`${code}\n`, { filePath: join(WORKSPACE, file) });
  const messages = results.flatMap((result) => result.messages);
  const broken = messages.find((message) => message.fatal);
  if (broken) throw new Error(`${file}: ${broken.message}`);
  return messages.some((message) => RULES.includes(message.ruleId) && message.severity === 2);
}

const wrong: string[] = [];
for (const sample of VIOLATIONS)
  if (!(await isRefused(sample))) wrong.push(`passes, and must not: ${sample.file}: ${sample.code}`);
for (const sample of ALLOWED)
  if (await isRefused(sample)) wrong.push(`is refused, and must pass: ${sample.file}: ${sample.code}`);

for (const line of wrong) console.error(line);
console.log(`${VIOLATIONS.length} planted violations, ${ALLOWED.length} allowed samples, ${wrong.length} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
