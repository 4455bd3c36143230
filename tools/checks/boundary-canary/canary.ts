/**
 * Proves that the boundaries between projects are enforced, and that long sentences are warned of. Planted violations
 * are linted through Nx as everything else is. Without a project graph the rule of boundaries passes everything.
 */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { ALLOWED, VIOLATIONS, WARNED, type Sample } from './samples.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');
const RULES: readonly (string | null)[] = [
  '@nx/enforce-module-boundaries',
  'no-restricted-imports',
  'countin/sentence-length',
];

if (!process.env['NX_TASK_TARGET_PROJECT']) {
  console.error('Run it through Nx, which sees to a fresh project graph: npx nx run checks:boundary-canary');
  process.exit(2);
}
const eslint = new ESLint({ cwd: WORKSPACE });

/** What ESLint says of a sample: nothing, a warning or an error. */
async function severityOf({ file, code }: Sample): Promise<0 | 1 | 2> {
  const results = await eslint.lintText(`${code}\n`, { filePath: join(WORKSPACE, file) });
  const messages = results.flatMap((result) => result.messages);
  const broken = messages.find((message) => message.fatal);
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const severities = messages.filter(({ ruleId }) => RULES.includes(ruleId)).map(({ severity }) => severity);
  if (severities.includes(2)) return 2;
  return severities.includes(1) ? 1 : 0;
}

const NAMES = ['passes', 'is warned of', 'is refused'] as const;
const wrong: string[] = [];
for (const [expected, samples] of [ALLOWED, WARNED, VIOLATIONS].entries())
  for (const sample of samples) {
    const severity = await severityOf(sample);
    if (severity !== expected)
      wrong.push(`${NAMES[severity]}, not “${NAMES[expected]}”: ${sample.file}: ${sample.code}`);
  }

for (const line of wrong) console.error(line);
console.log(
  `${VIOLATIONS.length} planted violations, ${WARNED.length} long sentences, ${ALLOWED.length} allowed samples, ${wrong.length} wrong`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
