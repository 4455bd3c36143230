import type { KnipConfig } from 'knip';

// Entries are files that a command line, a process or a bundler names by its path. Knip reads no such strings.
const PROGRAMS = 'src/**/*-program.ts';
const COMMANDS = 'src/**/*-command.ts';

const config: KnipConfig = {
  // They stand in signatures of what the file exports, so that a caller can name them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // One schema under two names, each of which says what the slug is.
    'libs/domain/src/fields/slug-schema.ts': ['duplicates'],
    // `<part.MedleyControls />` of an imported part: Knip reads no such elements.
    'libs/features/public-pages/src/medley/player/medley-part.ts': ['exports'],
  },
  // An entry or exception that nothing needs any more is an error.
  treatConfigHintsAsErrors: true,
  ignoreDependencies: [
    // Files of fonts are found by their path.
    '@fontsource-variable/.+',
    // Replaces React in page scripts: `libs/features/public-pages/build`.
    'preact',
    // The owner's choice: generators of projects with React.
    '@nx/react',
    // Run by its path: the target `typecheck`.
    'typescript-native',
    // `createRequire(…)` loads its JSON: `tools/bench`.
    '@google-cloud/firestore-api',
    // Part of `firebase`, whose copy a test inspects.
    '@firebase/firestore',
  ],
  workspaces: {
    '.': {
      entry: [
        'tools/*/{main,start,test}.{ts,mjs}',
        'tools/checks/*/{main,canary,check,draw}.ts',
        'tools/checks/lint-rules/check-*.ts',
        'tools/first-run/typecheck-all.mjs',
        'tools/checks/browser-support/newer.canary.ts',
        'tools/*/vitest.config.ts',
      ],
      project: ['*.{ts,mjs}', 'tools/*/*.{ts,mjs}', 'tools/checks/*/*.ts'],
    },
    'apps/e2e': { entry: ['src/**/*.e2e.ts'] },
    'apps/fourtrack': { entry: ['src/public/*.{ts,tsx}'] },
    'apps/release-platform': { entry: ['src/public/*.{ts,tsx}'] },
    'apps/functions': {
      entry: [PROGRAMS, COMMANDS, 'src/main.ts', 'src/consent/command.ts', 'src/testing/run-*.ts'],
    },
    'apps/host': { entry: [PROGRAMS, COMMANDS, 'src/{main,cloud-function}.ts'] },
    'libs/*': { includeEntryExports: true },
    'libs/features/*': { includeEntryExports: true },
    'libs/catalogue': { includeEntryExports: true, entry: ['src/testing/time-each-service.ts'] },
    'libs/i18n': { includeEntryExports: true, entry: ['list-locales.ts', 'missing-keys.ts'] },
    'tools/*': { entry: ['src/**/main.ts'], includeEntryExports: true },
    'tools/bench': { entry: [PROGRAMS, 'src/**/main.ts'] },
    'tools/dev-stack': {
      entry: ['src/emulators/*.mjs', 'src/processes/orphan-guard.ts'],
      // Beside the module in the emulator suite, into which it is loaded.
      ignoreUnresolved: ['./built.js'],
    },
    'tools/local-firebase': {
      entry: [PROGRAMS, 'src/**/main.ts'],
      // A test runs its program by its path.
      ignoreDependencies: ['firebase-tools'],
    },
  },
};

export default config;
