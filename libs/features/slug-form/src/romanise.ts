/** A letter of another script than ours. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has letters that a slug cannot spell by itself. */
export function hasOtherScript(text: string): boolean {
  return OTHER_SCRIPT.test(text);
}

/**
 * A text in Latin letters, as it sounds; loads what knows the scripts. Empty where the reading is not known: Han
 * characters of a Japanese text would come out in Chinese.
 *
 * @param language that the interface is in
 */
export async function romanise(text: string, language: string): Promise<string> {
  if (HAN.test(text) && (KANA.test(text) || language.startsWith('ja'))) return '';
  const { transliterate } = await import('transliteration');
  // The middle dot parts words.
  return transliterate(text.replaceAll('・', ' '));
}
