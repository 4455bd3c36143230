import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createApp } from './create-app.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' }, today: { type: 'string' } } });
const today = values.today ? Date.parse(`${values.today}T00:00:00Z`) : Date.now();
if (!Number.isFinite(today)) throw new Error('--today is a date such as 2026-11-20');

const server = serve(
  { fetch: createApp(today).fetch, hostname: '127.0.0.1', port: Number(values.port) },
  ({ port }) => {
    console.log(`catalogue server: listening on http://127.0.0.1:${port}`);
  },
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close();
    // Slow answers keep their connections open.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
