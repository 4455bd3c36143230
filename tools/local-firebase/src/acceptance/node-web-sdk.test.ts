import { afterAll, beforeAll, describe } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../index.ts';
import { pageFunctions } from './page.ts';
import { scenarioSuite, type ScenarioCall } from './scenario-suite.ts';

let server: LocalFirestore;
beforeAll(async () => {
  server = await startLocalFirestore();
});
afterAll(() => server.close());

const call = ((name, ...args) =>
  (pageFunctions[name] as (...all: unknown[]) => Promise<unknown>)(...args)) as ScenarioCall;

describe('the web SDK in Node, over gRPC', { timeout: 30_000 }, () => {
  scenarioSuite(() => server.port, 'detected', call);
});
