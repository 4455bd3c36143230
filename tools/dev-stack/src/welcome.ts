import type { Addresses } from './addresses.ts';
import type { Settings } from './settings.ts';

/** Welcome text of a stack that has just started. */
export function welcome(addresses: Addresses, settings: Settings, seconds: number): string {
  const sites = settings.backend
    ? [['Host', `${addresses.main} (now: npx nx serve release-platform, npx nx serve fourtrack)`]]
    : [
        ['Countin', addresses.main],
        ['4track', addresses.fourtrack],
        ['An artist', addresses.artist],
        ['A release', addresses.release],
      ];
  const logIns = settings.seed
    ? [
        '',
        '  Log in with password countin-local as',
        '    mira@example.com   artist',
        '    tide@example.com   label manager',
        '    admin@example.com  admin',
        '    lea@, ben@, yara@example.com   manager, editor, viewer of Mira Okafor',
      ]
    : [];
  return [
    '',
    `  Countin is running (started in ${seconds.toFixed(1)} s)`,
    '',
    ...[...sites, ['Mail inbox', addresses.inbox]].map(([name = '', address]) => `  ${name.padEnd(12)}${address}`),
    ...logIns,
    '',
    `  Logs: ${addresses.logs}. Ctrl-C stops everything; data stays. npm start -- --reset begins anew.`,
    '',
  ].join('\n');
}
