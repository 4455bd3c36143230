/** Measures sending; `npm run bench -- --rows sending` reads what it prints. Usage: measure-command.ts [fans] [--signed] */
import { measureSending } from './measure-fan-out.ts';

const [fans = '20000'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const figures = await measureSending(Number(fans), process.argv.includes('--signed'));
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
