export { fanIdOf, ledgerHash } from './fan-id.ts';
export { keyedHash, signIds } from './keyed-hash.ts';
export { confirmationOf, withoutWording, wordingOf } from './signup-events.ts';
