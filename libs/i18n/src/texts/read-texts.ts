import { languages } from '../generated/languages.ts';
import { loaders as english } from '../generated/loaders.ts';

type Loaders = Readonly<Record<string, (() => Promise<{ default: object }>) | undefined>>;

/**
 * Loads the texts of a namespace. It loads no fallback language, as a test ensures that no key is missing. A language
 * without the file uses the English one.
 */
export async function readTexts(language: string, namespace: string): Promise<object> {
  const others: Readonly<Record<string, (() => Promise<{ loaders: Loaders }>) | undefined>> = languages;
  const own: Loaders | undefined = (await others[language]?.())?.loaders;
  const load = own?.[namespace] ?? (english as Loaders)[namespace];
  return { ...(await load?.())?.default };
}
