import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@countin/domain';

const LOCALES = join(import.meta.dirname, '../locales');
const GENERATED = join(import.meta.dirname, 'generated');
const HEADER = '// Written by list-locales.ts from the files in locales/. Run it after adding one.\n';

/** Namespaces of a language that have a file. For tests and the generator, not for the product. */
export function namespacesOf(language: string): string[] {
  const files = readdirSync(join(LOCALES, language)).filter((file) => file.endsWith('.json'));
  return files.map((file) => file.slice(0, -'.json'.length)).sort();
}

/** The modules that bundlers need, since they follow imports and not folders: path and text. */
export function generatedFiles(): [path: string, text: string][] {
  const files = LANGUAGES.flatMap((language) => namespacesOf(language).map((namespace) => ({ language, namespace })));
  const name = (language: string, namespace: string) => `${language}_${namespace}`.replaceAll('-', '_');
  const block = (entry: (language: string, namespace: string) => string) =>
    LANGUAGES.filter((language) => files.some((file) => file.language === language))
      .map((language) => {
        const entries = files.filter((file) => file.language === language);
        return `  '${language}': {\n${entries.map(({ namespace }) => `    '${namespace}': ${entry(language, namespace)},\n`).join('')}  },\n`;
      })
      .join('');
  const imports = files
    .map(({ language, namespace }) => `import ${name(language, namespace)} from '../../locales/${language}/${namespace}.json' with { type: 'json' };\n`)
    .join('');
  const complete = LANGUAGES.filter((language) => files.some((file) => file.language === language));
  const loaders = (language: string) =>
    namespacesOf(language).map((namespace) => `  '${namespace}': () => import('../../locales/${language}/${namespace}.json'),\n`).join('');
  const others = complete.filter((language) => language !== DEFAULT_LANGUAGE);
  return [
    [join(GENERATED, 'texts.ts'), `${HEADER}${imports}\n/** Every text, for servers. */\nexport const texts = {\n${block(name)}};\n`],
    [join(GENERATED, 'loaders.ts'), `${HEADER}\n/** Loads one file of English texts, for browsers. */\nexport const loaders = {\n${loaders(DEFAULT_LANGUAGE)}};\n`],
    // Addresses of files do not compress: of the other languages' a page gets those of its own, when it needs them.
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
