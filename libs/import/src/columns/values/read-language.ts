import { nameKey } from '@countin/domain/fields';
import { LANGUAGES, type Language } from '@countin/domain/locale';

const SCRIPTS = ['zh-Hans', 'zh-Hant'];
const TRADITIONAL = /^(?:TW|HK|MO)$/;
const CODE = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?$/i;

let codes: ReadonlyMap<string, string> | null = null;

/**
 * ISO 639 code of a language, with its script if one is needed. Texts are codes such as `pt-BR` or `EN`, or names in any
 * of the ten languages. Null for other words.
 */
export function readTitleLanguage(text: string): string | null {
  codes ??= languageNames();
  const named = codes.get(nameKey(text));
  if (named !== undefined) return named;
  const [, language = '', script = '', region = ''] = CODE.exec(text.trim()) ?? [];
  if (language === '') return null;
  const base = language.toLowerCase();
  if (script !== '') return `${base}-${script.charAt(0).toUpperCase()}${script.slice(1).toLowerCase()}`;
  return base === 'zh' && TRADITIONAL.test(region.toUpperCase()) ? 'zh-Hant' : base;
}

/** One of the ten languages of pages, by its code or its name in any of them. Null for others. */
export function readPageLanguage(text: string): Language | null {
  const wanted = nameKey(text).replace('_', '-');
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted);
  if (exact) return exact;
  const code = readTitleLanguage(text);
  if (code === 'zh-Hant' || code === null) return null;
  return LANGUAGES.find((language) => language.split('-')[0] === code.replace('-Hans', '')) ?? null;
}

/** Names of all languages in the ten. Of two languages with one name, the first counts. */
function languageNames(): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const all = [...letters.flatMap((first) => letters.map((second) => first + second)), ...SCRIPTS];
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    for (const code of all) {
      const name = nameKey(names.of(code) ?? '');
      if (name !== '' && !found.has(name)) found.set(name, code);
    }
  }
  for (const page of LANGUAGES) {
    for (const language of LANGUAGES) {
      const name = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(page);
      const code = page === 'zh-CN' ? 'zh' : (page.split('-')[0] ?? page);
      if (name && !found.has(nameKey(name))) found.set(nameKey(name), code);
    }
  }
  return found;
}
