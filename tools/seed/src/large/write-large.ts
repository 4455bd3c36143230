import { correctableWords, entryOf, searchTextOf, typoKeys, type DiscoveryCard } from '@countin/domain/discovery';
import { documents } from '@countin/domain/documents';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { toStored } from '@countin/domain/documents';
import { LARGE_NOW, largeCatalogue } from './large-catalogue.ts';

const BATCH = 250;
/** Batches that are written at the same time. */
const WRITERS = 4;
const ARTIST_RELEASES = 10;

interface Write {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Writes the index entries of the large catalogue's releases `[from, to)`, and the spellings of all up to `to`. */
export async function writeLarge(firestore: Firestore, from: number, to: number): Promise<void> {
  const words = new Set<string>();
  await writeAll(firestore, entries(from, to, words));
  await writeAll(firestore, spellings(words));
}

function* entries(from: number, to: number, words: Set<string>): Generator<Write> {
  let at = 0;
  let ofArtist: DiscoveryCard[] = [];
  for (const card of largeCatalogue(to)) {
    for (const word of correctableWords(searchTextOf(card))) words.add(word);
    ofArtist.push(card);
    at += 1;
    if (at % ARTIST_RELEASES !== 0 && at !== to) continue;
    if (at > from) yield* ofArtist.map((each) => entryWrite(each, ofArtist));
    ofArtist = [];
  }
}

function entryWrite(card: DiscoveryCard, ofArtist: readonly DiscoveryCard[]): Write {
  const others = ofArtist.map(({ at }) => at);
  const neighbours = {
    before: others.filter((at) => at < card.at).reduce<number | null>((last, at) => Math.max(last ?? at, at), null),
    after: others.filter((at) => at > card.at).reduce<number | null>((next, at) => Math.min(next ?? at, at), null),
  };
  const { path, schema } = documents.discoveryEntry(card.id);
  return { path, data: toStored({ schema }, entryOf(card, neighbours, LARGE_NOW), (at) => Timestamp.fromMillis(at)) };
}

function* spellings(words: ReadonlySet<string>): Generator<Write> {
  const byKey = new Map<string, string[]>();
  for (const word of words) {
    for (const key of typoKeys(word)) {
      const known = byKey.get(key);
      if (known) known.push(word);
      else byKey.set(key, [word]);
    }
  }
  for (const [key, found] of byKey) yield { path: documents.discoveryWords(key).path, data: { words: found } };
}

async function writeAll(firestore: Firestore, writes: Generator<Write>): Promise<void> {
  const writer = async () => {
    for (let next = take(writes); next.length > 0; next = take(writes)) {
      const batch = firestore.batch();
      for (const { path, data } of next) batch.set(firestore.doc(path), data);
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

function take(writes: Generator<Write>): Write[] {
  const taken: Write[] = [];
  while (taken.length < BATCH) {
    const { value, done } = writes.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
