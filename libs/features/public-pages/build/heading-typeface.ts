// Applications reach this file through their Vite configuration, and their projects do not include the declaration.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="../../../../tools/types/subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { headingFile, isLatin, SITE_HEADINGS, SITE_MARKS, SITE_TYPEFACE } from '../src/brand/site-headings.ts';

const FILE = createRequire(import.meta.url).resolve(
  `@fontsource-variable/${SITE_TYPEFACE.family}/files/${SITE_TYPEFACE.family}-latin-wght-normal.woff2`,
);
const LOCALES = join(import.meta.dirname, '../../../i18n/locales');

/** Letters that a language's headings and the sites' names have. */
export async function headingLetters(language: string): Promise<string> {
  const texts = isLatin(language) ? await Promise.all(Object.keys(SITE_HEADINGS).map(textsIn(language))) : [];
  return [...new Set(SITE_MARKS + texts.join(''))].sort().join('');
}

/** Headings of a namespace, as one text. */
const textsIn = (language: string) => async (namespace: string) => {
  const texts: unknown = JSON.parse(await readFile(join(LOCALES, language, `${namespace}.json`), 'utf8'));
  const keys: readonly string[] = SITE_HEADINGS[namespace as keyof typeof SITE_HEADINGS];
  return keys
    .map((key) => {
      const text = key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], texts);
      if (typeof text !== 'string') throw new Error(`${language} has no text ${namespace}:${key}`);
      return text;
    })
    .join('');
};

/** The display typeface with these letters, at the weight of headings. */
export async function cutHeadingTypeface(letters: string): Promise<Uint8Array> {
  return subsetFont(await readFile(FILE), letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
    noLayoutClosure: true,
    noHinting: true,
    variationAxes: { wght: SITE_TYPEFACE.weight },
  });
}

/**
 * Cuts the display typeface down to the headings of the sites' own pages. Each language that it has letters of gets a
 * file.
 */
export function headingTypeface(languages: readonly string[]): Plugin {
  return {
    name: 'heading-typeface',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const files = new Map(languages.map((language) => [headingFile(language), language]));
      for (const [name, language] of files)
        this.emitFile({
          type: 'asset',
          name: `${name}.woff2`,
          source: await cutHeadingTypeface(await headingLetters(language)),
        });
    },
  };
}
