import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@countin/domain/locale';
import { namespacesOf } from './locale-files.ts';

const LOCALES = join(import.meta.dirname, '../locales');
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All texts of a file by dotted key; empty if there is no file. For tests and scripts, not for the product. */
export function textsOf(language: string, namespace: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') return void found.set(key, value);
    for (const [name, inner] of Object.entries(value as object)) walk(inner, key === '' ? name : `${key}.${name}`);
  };
  const path = join(LOCALES, language, `${namespace}.json`);
  if (existsSync(path)) walk(JSON.parse(readFileSync(path, 'utf8')), '');
  return found;
}

/** Key without its plural suffix, or null for a text without a count. */
export function countedKey(key: string, english: ReadonlyMap<string, string>): string | null {
  const base = key.replace(PLURAL, '');
  return base !== key && english.has(`${base}_other`) ? base : null;
}

/** Required keys of a language: each counted text in every plural form of that language (CLDR). */
function wantedKeys(language: string, english: ReadonlyMap<string, string>): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return new Set(
    [...english.keys()].flatMap((key) => {
      const base = countedKey(key, english);
      return base === null ? [key] : forms.map((form) => `${base}_${form}`);
    }),
  );
}

/** Missing keys of a language, and superfluous keys that English does not have. */
export function keyDifferences(language: string): { missing: string[]; superfluous: string[] } {
  const missing: string[] = [];
  const superfluous: string[] = [];
  for (const namespace of new Set([...namespacesOf(DEFAULT_LANGUAGE), ...namespacesOf(language)])) {
    const own = textsOf(language, namespace);
    const wanted = wantedKeys(language, textsOf(DEFAULT_LANGUAGE, namespace));
    missing.push(...[...wanted].filter((key) => !own.has(key)).map((key) => `${namespace}:${key}`));
    superfluous.push(...[...own.keys()].filter((key) => !wanted.has(key)).map((key) => `${namespace}:${key}`));
  }
  return { missing, superfluous };
}
