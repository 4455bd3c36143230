import type { CollectionReference, DocumentData } from '@google-cloud/firestore';
import type { TestWorld } from './services.ts';

/** Every stored document with its content, by path. */
export async function allDocuments({ db }: TestWorld): Promise<Readonly<Record<string, DocumentData>>> {
  const found: Record<string, DocumentData> = {};
  const walk = async (collections: readonly CollectionReference[]) => {
    for (const collection of collections)
      for (const reference of await collection.listDocuments()) {
        const content = (await reference.get()).data();
        if (content) found[reference.path] = content;
        await walk(await reference.listCollections());
      }
  };
  await walk(await db.listCollections());
  return found;
}

/**
 * Stages documents once, by the product's own way, and writes copies of them. A copy is one request; the way there is
 * dozens.
 *
 * @param stage fills an empty world
 * @returns puts the staged documents into an empty world, at most 500
 */
export function stagedOnce(stage: () => Promise<TestWorld>): (world: TestWorld) => Promise<void> {
  let staged: ReturnType<typeof allDocuments> | undefined;
  return async ({ db }) => {
    staged ??= stage().then(allDocuments);
    const batch = db.batch();
    for (const [path, content] of Object.entries(await staged)) batch.create(db.doc(path), content);
    await batch.commit();
  };
}
