/**
 * Names each missing or wrong setting of a deployment, without the network.
 *
 * - `--env FILE` reads settings of both programs from a file; without it, from `SETTINGS` (JSON) or the environment.
 * - `--functions FILE`, `--host FILE` read one program's own settings over them.
 * - `--write` writes both programs' settings into `dist`, as the deploy workflow needs them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { checkDeployment } from './check-deployment.ts';
import { settingsOf } from './settings.ts';
import { writeSettings } from './write-settings.ts';

const { values } = parseArgs({
  options: {
    env: { type: 'string' },
    functions: { type: 'string' },
    host: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const fromFile = (path: string | undefined) => (path === undefined ? {} : parseEnv(readFileSync(path, 'utf8')));
const ofWorkflow = process.env['SETTINGS'];
const readJson = (json: string) => JSON.parse(json) as Record<string, string>;
const common = values.env === undefined ? (ofWorkflow ? readJson(ofWorkflow) : process.env) : fromFile(values.env);
const functions = settingsOf({ ...common, ...fromFile(values.functions) });
const host = settingsOf({ ...common, ...fromFile(values.host) });

const { problems, secrets, written } = checkDeployment(functions, host);
for (const line of problems) console.error(line);
console.error(
  `Must be in the secret store: ${secrets.join(', ')}. Set each with: npx firebase functions:secrets:set NAME`,
);
if (problems.length > 0) process.exitCode = 1;
else if (values.write) writeSettings(written);
else console.error('All settings are there.');
