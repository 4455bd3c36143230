import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { MOST_WORDS } from './tools/checks/lint-rules/long-sentences.ts';
import { sentenceLength } from './tools/checks/lint-rules/sentence-length.ts';

/** Import rules between projects: docs/architecture.md. tools/checks/boundary-canary tests that they are enforced. */
const depConstraints = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:shell',
      'type:feature',
      'type:kit',
      'type:data',
      'type:server',
      'type:import',
      'type:ui',
      'type:i18n',
      'type:domain',
      'type:pure',
    ],
  },
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: [
      'type:feature',
      'type:kit',
      'type:data',
      'type:import',
      'type:ui',
      'type:i18n',
      'type:domain',
      'type:pure',
    ],
    bannedExternalImports: ['firebase', 'firebase/*'],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: [
      'type:kit',
      'type:data',
      'type:import',
      'type:ui',
      'type:i18n',
      'type:domain',
      'type:pure',
    ],
    bannedExternalImports: ['firebase', 'firebase/*'],
  },
  {
    sourceTag: 'type:kit',
    onlyDependOnLibsWithTags: [
      'type:kit',
      'type:data',
      'type:import',
      'type:ui',
      'type:i18n',
      'type:domain',
      'type:pure',
    ],
    bannedExternalImports: ['firebase', 'firebase/*'],
  },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:server', 'type:import', 'type:domain', 'type:pure'] },
  { sourceTag: 'type:import', onlyDependOnLibsWithTags: ['type:domain', 'type:pure'] },
  {
    sourceTag: 'type:data',
    onlyDependOnLibsWithTags: ['type:data', 'type:domain', 'type:pure'],
    bannedExternalImports: ['react-router'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui', 'type:pure'],
    bannedExternalImports: ['firebase', 'firebase/*', '@tanstack/*'],
  },
  {
    sourceTag: 'type:i18n',
    onlyDependOnLibsWithTags: ['type:domain', 'type:pure'],
    bannedExternalImports: ['firebase', 'firebase/*', '@tanstack/*', 'react-router'],
  },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:pure'] },
  { sourceTag: 'type:pure', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:import', 'type:i18n', 'type:domain', 'type:pure'] },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: ['type:tool', 'type:server', 'type:import', 'type:domain', 'type:pure'],
  },
  {
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:web', 'platform:any'],
    bannedExternalImports: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:node', 'platform:any'] },
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any'],
    bannedExternalImports: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  },
];

/** Tests may import packages forbidden to their project: test runners, SDKs as oracles. */
const TESTS = ['**/*.test.{ts,tsx}', '**/acceptance/**', '**/testing/**', '**/*.config.ts'];

/** First segments of the public paths with parameters, from the table that builds them. */
const PUBLIC_SEGMENTS = [
  ...new Set(
    [
      ...readFileSync(new URL('libs/domain/src/urls/public-paths.ts', import.meta.url), 'utf8').matchAll(
        /: '\/([a-z]+)[^'{]*\{/g,
      ),
    ].map(([, segment]) => segment),
  ),
];

const QUERY_KEYS = {
  selector: "Property[key.name='queryKey'] > ArrayExpression",
  message: 'Query keys come from the factories of @countin/data.',
};
const URL_MESSAGE = 'Public URLs come from the builders of @countin/domain/urls.';
/** A selector's regular expression cannot contain a slash: \u002f stands for it. */
const PUBLIC_URLS = [
  {
    selector: `TemplateElement[value.raw=/^\\u002f(${PUBLIC_SEGMENTS.join('|')})[\\u002f.?-]/]`,
    message: URL_MESSAGE,
  },
  {
    selector:
      "TemplateLiteral:has(> MemberExpression[property.name='fourtrack']) > TemplateElement[value.raw='/'][tail=false]",
    message: URL_MESSAGE,
  },
];

/**
 * Hash of every project's tags and of our own rules. ESLint's cache depends on the configuration: a changed tag or rule
 * checks every file again.
 */
const SOURCES = createHash('sha256');
for (const file of globSync(['{apps,libs,libs/features,tools}/*/project.json', 'tools/checks/lint-rules/*.ts'], {
  cwd: import.meta.dirname,
}).sort())
  SOURCES.update(readFileSync(new URL(file, import.meta.url)));

/** Files of both applications. */
const inApps = (folder) => `apps/{release-platform,fourtrack}/src/${folder}`;
const refuse = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});
const NOT_THE_APP = ['^(?:\\.\\./)+app/', 'The app composes features and the shell; neither imports it.'];
/** Imports between the folders of an application, one entry for each depth below a feature: CSS is included. */
const FEATURE_RULES = [1, 2, 3].map((depth) => ({
  files: [inApps(`features/${'*/'.repeat(depth)}*.{ts,tsx}`)],
  rules: refuse(NOT_THE_APP, [
    `^(?:\\.\\./){${depth}}(?!\\.\\./)|/features/`,
    'No feature imports another: links come from src/paths, shared parts from the shell.',
  ]),
}));
const SHELL_MESSAGE = 'The shell imports no feature.';

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '.nx', '.local', '**/test-results', '**/playwright-report'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx, countin: { rules: { 'sentence-length': sentenceLength } } },
    settings: { sources: SOURCES.digest('hex') },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: ['/vitest\\.shared\\.ts$'], depConstraints },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'max-lines': ['error', { max: 300 }],
      // Warns only: a limit that fails makes comments staccato.
      'countin/sentence-length': ['warn', MOST_WORDS],
      // Product code. Screens and tools have limits of their own, below.
      complexity: ['error', { max: 12 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', QUERY_KEYS],
    },
  },
  {
    files: ['libs/screen-kit/**', inApps('features/**'), inApps('shell/**')],
    rules: { complexity: ['error', { max: 9 }] },
  },
  {
    // Emulated services: long tables of kinds and operators. Stories: the ends of all routes in one table.
    files: ['tools/**', 'apps/e2e/**'],
    rules: { complexity: ['error', { max: 26 }] },
  },
  {
    // Not for tools and stories: their functions named `use` are no hooks.
    files: ['apps/release-platform/**', 'apps/fourtrack/**', 'libs/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Deployed server code.
    files: ['apps/host/**', 'apps/functions/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['firebase', 'firebase/*'], message: 'Servers use firebase-admin.' }] },
      ],
    },
  },
  {
    files: ['libs/domain/src/**', 'libs/slug/src/**', 'libs/cover-art/src/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(?!\\.|@countin/|valibot$|punycode\\.js$|unicode-segmenter/grapheme$|sms-segments-calculator$|fractional-indexing$)',
              message:
                'The core knows no framework: valibot, punycode.js, unicode-segmenter, sms-segments-calculator and fractional-indexing in domain, nothing in slug and cover-art.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/**', 'libs/**', 'tools/bench/**', 'tools/seed/**'],
    // Tests spell URLs out, which finds a wrong builder. Paths of documents and stored objects look alike.
    ignores: [...TESTS, 'apps/e2e/**', 'libs/domain/src/{urls,documents,media}/**', 'libs/cover-art/**'],
    rules: { 'no-restricted-syntax': ['error', QUERY_KEYS, ...PUBLIC_URLS] },
  },
  ...FEATURE_RULES,
  {
    files: [inApps('shell/**')],
    rules: refuse(NOT_THE_APP, ['^(?:\\.\\./)+features/', SHELL_MESSAGE]),
  },
  {
    files: [inApps('paths/**')],
    rules: refuse(NOT_THE_APP, ['^(?:\\.\\./)+', 'Paths are a leaf: features and the shell import them.']),
  },
  { files: ['tools/**', 'apps/e2e/**', '**/vite.config.ts'], rules: { 'no-console': 'off' } },
  { files: TESTS, rules: { 'max-lines': ['error', { max: 500 }], '@typescript-eslint/no-non-null-assertion': 'off' } },
);
