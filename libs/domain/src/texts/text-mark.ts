import type { Language } from '../locale/language.ts';

/**
 * Mark of a source text that a translation was made from: its language and a hash. A translation is outdated when the
 * source in the same language has another mark.
 */
export function textMark(language: Language, text: string): string {
  return `${language}.${hashOf(text.trim()).toString(36)}`;
}

/** Whether a mark is of a text in this language. */
export function isMarkOf(mark: string, language: Language): boolean {
  return mark.startsWith(`${language}.`);
}

/** 53-bit hash (cyrb53, public domain). Equal texts are all that it must tell, so it needs no cryptography. */
function hashOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
