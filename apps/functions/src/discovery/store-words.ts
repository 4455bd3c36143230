import {
  beginning,
  correctableWords,
  searchTextOf,
  typoKeys,
  wordKey,
  type DiscoveryEntry,
} from '@countin/domain/discovery';
import { documents, readValidDocument } from '@countin/domain/documents';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { mergeDocument, refTo } from '../platform/write-document.ts';

/** Words that one publication may add. */
const MOST_WORDS = 300;
/** Words of one batch: each is stored under up to 15 keys. */
const BATCH = 30;

/**
 * Stores the words of a card by which misspelt searches are corrected. Most are known already. Words are never removed.
 * An unused word only leads to a guess that finds nothing and is never shown.
 */
export async function storeWords(
  db: Firestore,
  before: DiscoveryEntry | null,
  after: DiscoveryEntry | null,
): Promise<void> {
  const former = new Set(before ? wordsOf(before) : []);
  const words = after ? correctableWords(searchTextOf(after)).filter((word) => !former.has(word)) : [];
  const unknown = await unknownWords(db, words.slice(0, MOST_WORDS));
  for (let at = 0; at < unknown.length; at += BATCH) {
    const batch = db.batch();
    const byKey = new Map<string, string[]>();
    for (const word of unknown.slice(at, at + BATCH))
      for (const key of typoKeys(word)) byKey.set(key, [...(byKey.get(key) ?? []), word]);
    for (const [key, ofKey] of byKey)
      mergeDocument(batch, refTo(db, documents.discoveryWords(key)), { words: FieldValue.arrayUnion(...ofKey) });
    await batch.commit();
  }
}

/** Words of an entry that are among its terms. One that was stored by an earlier version may lack some. */
function wordsOf(entry: DiscoveryEntry): string[] {
  const terms = new Set(entry.terms);
  return correctableWords(searchTextOf(entry)).filter((word) => terms.has(beginning(word)));
}

async function unknownWords(db: Firestore, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const stored = await db.getAll(...words.map((word) => db.doc(documents.discoveryWords(wordKey(word)).path)));
  return words.filter((word, at) => !readValidDocument(documents.discoveryWords, stored[at])?.words.includes(word));
}
