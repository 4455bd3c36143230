import type { Site } from '@countin/theme';
import type { UserConfig } from 'vite';

/** Where `npm run backend` listens, and the development servers beside it: the same table as in `tools/dev-stack/src/ports.ts`. */
const PORTS = {
  main: 5173,
  fourtrack: 5174,
  backend: 8080,
  auth: 9099,
  firestore: 8085,
  storage: 9199,
  functions: 5001,
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A port of the local stack; `COUNTIN_PORT_OFFSET` moves them all, `COUNTIN_PORT_MAIN` and so on one of them.
 *
 * @throws Error naming the variable that is no number
 */
export function developmentPort(name: keyof typeof PORTS, environment: Environment = process.env): number {
  const own = `COUNTIN_PORT_${name.toUpperCase()}`;
  if (environment[own]) return wholeNumber(own, environment[own]);
  return PORTS[name] + wholeNumber('COUNTIN_PORT_OFFSET', environment['COUNTIN_PORT_OFFSET'] || '0');
}

/**
 * Where an application is served while it is developed. A taken port ends the server: on another one, the addresses that
 * pages and mails name would lead elsewhere.
 *
 * @param fromHost paths, as regular expressions, that the host serves
 */
export function developmentServer(
  site: Site,
  fromHost: readonly string[],
  environment: Environment = process.env,
): UserConfig['server'] {
  const target = environment['HOST_URL'] ?? `http://127.0.0.1:${developmentPort('backend', environment)}`;
  return {
    port: developmentPort(site === 'countin' ? 'main' : 'fourtrack', environment),
    strictPort: true,
    allowedHosts: ['.localhost'],
    // The Host header stays, since the host reads the site from it.
    proxy: Object.fromEntries(fromHost.map((path) => [path, { target, changeOrigin: false }])),
  };
}

function wholeNumber(variable: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${variable} is not a number: ${text}`);
  return Number(text);
}
