import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@countin/domain/locale';

const LOCALES = join(import.meta.dirname, '../locales');
const GENERATED = join(import.meta.dirname, 'generated');
const HEADER = '// Written by list-locales.ts from the files in locales/. Run it after adding one.\n';

/** Namespaces used on servers only. Browsers' loaders leave them out: import paths do not compress. */
const FOR_SERVERS: readonly string[] = ['embed', 'mail'];

/** Namespaces with a file in a language. For tests and the generator, not for the product. */
export function namespacesOf(language: string): string[] {
  const files = readdirSync(join(LOCALES, language)).filter((file) => file.endsWith('.json'));
  return files.map((file) => file.slice(0, -'.json'.length)).sort();
}

/** Generated modules as path and text. Bundlers follow imports and not folders, so each file needs one. */
export function generatedFiles(): [path: string, text: string][] {
  const complete = LANGUAGES.filter((language) => namespacesOf(language).length > 0);
  const others = complete.filter((language) => language !== DEFAULT_LANGUAGE);
  const name = (namespace: string) => namespace.replaceAll('-', '_');
  const block = (language: string, entry: (namespace: string) => string, without: readonly string[] = []) =>
    namespacesOf(language)
      .filter((namespace) => !without.includes(namespace))
      .map((namespace) => `  '${namespace}': ${entry(namespace)},\n`)
      .join('');
  const imports = (language: string) =>
    namespacesOf(language)
      .map(
        (namespace) =>
          `import ${name(namespace)} from '../../locales/${language}/${namespace}.json' with { type: 'json' };\n`,
      )
      .join('');
  const loaders = (language: string) =>
    block(language, (namespace) => `() => import('../../locales/${language}/${namespace}.json')`, FOR_SERVERS);
  return [
    [
      join(GENERATED, 'texts.ts'),
      `${HEADER}${complete.map((language) => `import { texts as ${name(language)} } from './texts-${language}.ts';\n`).join('')}\n` +
        `/** Every text, for servers. */\nexport const texts = {\n${complete.map((language) => `  '${language}': ${name(language)},\n`).join('')}};\n`,
    ],
    ...complete.map((language): [string, string] => [
      join(GENERATED, `texts-${language}.ts`),
      `${HEADER}${imports(language)}\n/** Every text of a language, for servers. */\nexport const texts = {\n${block(language, name)}};\n`,
    ]),
    [
      join(GENERATED, 'loaders.ts'),
      `${HEADER}\n/** Loads one file of English texts, for browsers. */\nexport const loaders = {\n${loaders(DEFAULT_LANGUAGE)}};\n`,
    ],
    // One module of loaders for each language: import paths do not compress, and a page needs one language.
    [
      join(GENERATED, 'languages.ts'),
      `${HEADER}\n/** Loads the loaders of a language. */\nexport const languages = {\n${others.map((language) => `  '${language}': () => import('./loaders-${language}.ts'),\n`).join('')}};\n`,
    ],
    ...others.map((language): [string, string] => [
      join(GENERATED, `loaders-${language}.ts`),
      `${HEADER}\n/** Loads one file of texts, for browsers. */\nexport const loaders = {\n${loaders(language)}};\n`,
    ]),
  ];
}
