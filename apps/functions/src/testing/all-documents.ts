import type { DocumentData } from '@google-cloud/firestore';
import type { TestWorld } from './services.ts';

/** Every stored document with its content, by path. */
export async function allDocuments({ db }: TestWorld): Promise<Readonly<Record<string, DocumentData>>> {
  // A collection group without a name has every document: one request, where a walk has two for each.
  const { docs } = await db.collectionGroup('').get();
  return Object.fromEntries(docs.map((each) => [each.ref.path, each.data()]));
}

/**
 * Stages documents and objects once, by the product's own way, and writes copies of them. A copy is one request; the way
 * there is dozens.
 *
 * @param stage fills an empty world
 * @returns puts the staged documents, at most 500, and objects into an empty world
 */
export function stagedOnce(stage: () => Promise<TestWorld>): (world: TestWorld) => Promise<void> {
  const read = async (world: TestWorld) => ({
    contents: await allDocuments(world),
    stored: new Map(world.objects.stored),
  });
  let staged: ReturnType<typeof read> | undefined;
  return async ({ db, objects }) => {
    staged ??= stage().then(read);
    const { contents, stored } = await staged;
    const batch = db.batch();
    for (const [path, content] of Object.entries(contents)) batch.create(db.doc(path), content);
    await batch.commit();
    for (const [name, object] of stored) objects.stored.set(name, object);
  };
}
