import { parseArgs } from 'node:util';
import { startCatalogueServer } from './start-server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' }, today: { type: 'string' } } });
const today = values.today ? Date.parse(`${values.today}T00:00:00Z`) : Date.now();
if (!Number.isFinite(today)) throw new Error('--today is a date such as 2026-11-20');

const server = await startCatalogueServer({ port: Number(values.port), today });
console.log(`catalogue server: listening on ${server.origin}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void server.close());
