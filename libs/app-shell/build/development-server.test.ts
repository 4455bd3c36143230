// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { developmentPort, developmentServer } from './development-server.ts';

const TABLE = readFileSync(fileURLToPath(new URL('../../../tools/dev-stack/src/ports.ts', import.meta.url)), 'utf8');

test('nx serve listens on the ports that the local stack leaves for it, moved by COUNTIN_PORT_OFFSET', () => {
  for (const name of ['main', 'fourtrack', 'backend', 'auth', 'firestore', 'storage', 'functions'] as const) {
    expect(TABLE).toContain(`  ${name}: { port: ${developmentPort(name, {})},`);
    expect(developmentPort(name, { COUNTIN_PORT_OFFSET: '1000' })).toBe(developmentPort(name, {}) + 1000);
  }
  const moved = { COUNTIN_PORT_OFFSET: '1000' };
  expect(developmentServer('countin', ['^/r/'], moved)).toMatchObject({
    port: 6173,
    strictPort: true,
    proxy: { '^/r/': { target: 'http://127.0.0.1:9080' } },
  });
  expect(developmentServer('fourtrack', [], moved)).toMatchObject({ port: 6174, strictPort: true });
});

test('a single port can be moved, and an invalid number is reported', () => {
  expect(developmentPort('main', { COUNTIN_PORT_OFFSET: '1000', COUNTIN_PORT_MAIN: '7000' })).toBe(7000);
  expect(() => developmentPort('main', { COUNTIN_PORT_OFFSET: 'many' })).toThrow(
    'COUNTIN_PORT_OFFSET is not a number: many',
  );
});
