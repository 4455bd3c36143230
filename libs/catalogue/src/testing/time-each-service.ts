/**
 * Looks a bar code up at each service by itself, for the bench. Prints the seconds of the slowest; access tokens are there before.
 * Usage: time-each-service.ts <origin of the example catalogue> <bar code that is looked up first> <bar code>
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseGtin } from '@countin/domain/identifiers';
import { MemoryBudget } from '../budget/rate-budget.ts';
import type { CatalogueClient } from '../client/catalogue-client.ts';
import { createCatalogues } from '../create-catalogues.ts';
import { exampleSettings } from '../settings/catalogue-settings.ts';

/** Until every budget is full again, milliseconds. */
const REST_MS = 4000;

const [origin = '', first = '', upc = ''] = process.argv.slice(2);
const clients = createCatalogues(exampleSettings(origin), { budget: new MemoryBudget(Date.now), cache: null });
await Promise.all(clients.map((client) => secondsOf(client, first)));
await delay(REST_MS);
const seconds = await Promise.all(clients.map((client) => secondsOf(client, upc)));
process.stdout.write(JSON.stringify({ services: clients.length, slowest: Math.max(...seconds) }));

async function secondsOf(client: CatalogueClient, text: string): Promise<number> {
  const parsed = parseGtin(text);
  if (!parsed.ok) throw new Error(`no bar code: ${text}`);
  const began = performance.now();
  await client.byUpc(parsed.gtin, { market: 'US', deadline: Date.now() + 30_000 });
  return (performance.now() - began) / 1000;
}
