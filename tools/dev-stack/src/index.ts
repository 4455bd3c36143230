export { addressesOf, EXAMPLE_ARTIST, EXAMPLE_RELEASE, HOSTS } from './addresses.ts';
export type { Addresses } from './addresses.ts';
export { getWithHost } from './get-with-host.ts';
export { SHARED_PROCESS } from './emulators/shared-process.ts';
export { PORT_TABLE } from './ports.ts';
export type { PortName, Ports } from './ports.ts';
export { PROJECT_ID, readSettings, WORKSPACE } from './settings.ts';
export type { Settings } from './settings.ts';
