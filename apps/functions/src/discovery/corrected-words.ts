import { documents, readValidDocument } from '@countin/domain/documents';
import { chosenWords, isCorrectable, isOneTypo, typoKeys, wordKey, type SearchQuery } from '@countin/domain/discovery';
import type { EntryReader } from './entry-reader.ts';

/** Words that one misspelt word may stand for. */
const MOST_CORRECTIONS = 6;

/**
 * Words of published releases that are one typo away from a query's. First it asks which words nothing published has: if there are
 * such, only those are corrected.
 *
 * @param budget documents that may be read
 */
export async function correctedWords(
  reader: EntryReader,
  { words }: SearchQuery,
  budget: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const requested = chosenWords(words.filter(({ spaced, text }) => spaced && isCorrectable(text))).map(
    ({ text }) => text,
  );
  if (requested.length === 0 || budget <= requested.length) return new Map();
  const own = await wordsUnder(reader, requested.map(wordKey));
  const unknown = requested.filter((word) => !own.get(wordKey(word))?.includes(word));
  const corrected = new Map<string, readonly string[]>();
  let left = budget - requested.length;
  for (const word of unknown.length > 0 ? unknown : requested) {
    const keys = typoKeys(word).slice(1);
    if (keys.length > left) break;
    left -= keys.length;
    const near = [...(own.get(wordKey(word)) ?? []), ...[...(await wordsUnder(reader, keys)).values()].flat()];
    corrected.set(word, likeliest(word, near));
  }
  return corrected;
}

async function wordsUnder(reader: EntryReader, keys: readonly string[]): Promise<Map<string, readonly string[]>> {
  const stored = await reader.readAll(keys.map((key) => documents.discoveryWords(key).path));
  return new Map(
    stored.map((document) => [document.id, readValidDocument(documents.discoveryWords, document)?.words ?? []]),
  );
}

/** People rarely miss the first letter, and more often swap or replace than leave out. */
function likeliest(word: string, near: readonly string[]): string[] {
  const distance = (other: string) => Number(other[0] !== word[0]) * 2 + Number(other.length !== word.length);
  return [...new Set(near)]
    .filter((other) => other !== word && isOneTypo(word, other))
    .sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .slice(0, MOST_CORRECTIONS);
}
