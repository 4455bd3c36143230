/** The long form of `sending/killed-processes.test.ts`. Usage: kill-command.ts [fans] [kills] */
import { killRun } from './kill-run.ts';

const [fans = '10000', kills = '20'] = process.argv.slice(2);
console.log(await killRun(Number(fans), Number(kills)));
