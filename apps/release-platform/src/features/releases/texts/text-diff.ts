import type { Language } from '@countin/domain/locale';
import { diffChars, diffWordsWithSpace } from 'diff';

/** A part of two texts: in both, only in the earlier, or only in the later one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Languages without spaces between words: their texts are compared by characters. */
const BY_CHARACTERS: readonly Language[] = ['zh-CN', 'ja'];

/** Changes from an earlier text to a later one. */
export function textDiff(earlier: string, later: string, language: Language): readonly DiffPart[] {
  const parts = BY_CHARACTERS.includes(language) ? diffChars(earlier, later) : diffWordsWithSpace(earlier, later);
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
