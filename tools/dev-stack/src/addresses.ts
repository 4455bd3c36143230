import type { Settings } from './settings.ts';

/** The local deployment's host names. Browsers resolve every `*.localhost` name by themselves. */
export const HOSTS = { main: 'countin.localhost', fourtrack: '4track.localhost', short: 'cnt.localhost' } as const;
/** Artist of the example data whose subdomain is shown. */
export const EXAMPLE_ARTIST = 'mira-okafor';
/** The slug of an upcoming release of hers. */
export const EXAMPLE_RELEASE = 'low-sun-long-water';

/** Every address of a running stack; also what `<state>/stack.json` holds. */
export function addressesOf({ ports, backend, state }: Pick<Settings, 'ports' | 'backend' | 'state'>) {
  const sites = backend ? ports.backend : ports.main;
  const local = (port: number) => `http://127.0.0.1:${port}`;
  return {
    main: `http://${HOSTS.main}:${sites}`,
    fourtrack: `http://${HOSTS.fourtrack}:${sites}`,
    artist: `http://${EXAMPLE_ARTIST}.${HOSTS.short}:${sites}`,
    release: `http://${HOSTS.main}:${sites}/release/${EXAMPLE_ARTIST}.${EXAMPLE_RELEASE}`,
    // Two ports of one host, which browsers take for one site.
    plainMain: `http://localhost:${sites}`,
    plainFourtrack: `http://localhost:${ports.fourtrack}`,
    inbox: local(ports.inbox),
    catalogue: local(ports.catalogue),
    host: local(sites),
    auth: local(ports.auth),
    firestore: local(ports.firestore),
    storage: local(ports.storage),
    functions: local(ports.functions),
    tasks: local(ports.tasks),
    hub: local(ports.hub),
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
    logs: `${state}/logs`,
  };
}
export type Addresses = ReturnType<typeof addressesOf>;
