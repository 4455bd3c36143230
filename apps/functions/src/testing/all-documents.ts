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
