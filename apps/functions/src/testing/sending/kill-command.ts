/** The long form of `sending/killed-processes.test.ts`. Usage: kill-command.ts [fans] [kills] */
import { killRun } from './kill-run.ts';

const [fans = '10000', kills = '20'] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await killRun(Number(fans), Number(kills)), null, 2)}\n`);
