import { documents, readDocument } from '@countin/domain/documents';
import type { ListedObject } from '../platform/object-store.ts';
import type { Services } from '../platform/services.ts';
import { mergeDocument, refTo, setDocument } from '../platform/write-document.ts';
import { imageOfObject } from './stored-image.ts';
import { GRACE_MS, sweepEncoded, sweepOriginal, type Outcome } from './sweep-image.ts';
import { runOfFile, sweepImportFile } from './sweep-import-file.ts';

/** Objects that one run looks at; the next one goes on behind them. */
const MOST_OBJECTS = 50_000;
/** A schedule may come twice. Milliseconds between two runs, a little less than a day. */
export const REST_MS = 20 * 3_600_000;
/** Pictures that are worked on at the same time. */
const WORKERS = 10;

/**
 * Removes uploads that were never processed, and pictures that nothing shows any more, a day after. It walks through the
 * bucket, some of it a run, and notes how far it came after each page. Every step can be repeated, so it may be killed
 * at any point, and runs may overlap.
 *
 * @param deadline when to stop and leave the rest to the next run, milliseconds since 1970
 * @param most objects to look at
 */
export async function runImageSweep(services: Services, deadline: number, most = MOST_OBJECTS): Promise<void> {
  const { db, objects, now, log } = services;
  const progress = refTo(db, documents.imageSweep());
  const { after = null, ranAt = null } = readDocument(progress, await progress.ref.get()) ?? {};
  if (ranAt !== null && ranAt > now() - REST_MS) return;

  const counts = { objects: 0, originals: 0, pictures: 0, marked: 0, failed: 0 };
  let continueAfter: string | null = null;
  for await (const page of objects.list(after)) {
    await sweepPage(services, page, counts);
    counts.objects += page.length;
    const last = page.at(-1)?.name ?? null;
    if (counts.objects >= most || now() >= deadline) {
      continueAfter = last;
      break;
    }
    await mergeDocument(db, progress, { after: last });
  }
  await setDocument(db, progress, { after: continueAfter, ranAt: now() });
  log(
    `Pictures swept: ${Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}.`,
  );
}

type Counts = Record<'objects' | 'originals' | 'pictures' | 'marked' | 'failed', number>;

async function sweepPage(services: Services, page: readonly ListedObject[], counts: Counts): Promise<void> {
  const waiting = tasksOf(page, services.now() - GRACE_MS).values();
  const worker = async () => {
    for (const { name, encoded, work } of waiting) {
      try {
        const outcome = await work(services);
        if (outcome === 'marked') counts.marked += 1;
        if (outcome === 'removed') counts[encoded ? 'pictures' : 'originals'] += 1;
      } catch (error) {
        counts.failed += 1;
        services.log(`${name} waits for the next sweep.`, error);
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

interface Task {
  readonly name: string;
  readonly encoded: boolean;
  readonly work: (services: Services) => Promise<Outcome>;
}

/** Work for objects that are old enough, once a picture. */
function tasksOf(page: readonly ListedObject[], oldest: number): Task[] {
  const tasks = new Map<string, Task>();
  const young = new Set<string>();
  for (const { name, writtenAt } of page) {
    const runId = runOfFile(name);
    if (runId !== null && writtenAt <= oldest)
      tasks.set(name, { name, encoded: false, work: (services) => sweepImportFile(services, runId, name) });
    const found = imageOfObject(name);
    if (!found) continue;
    const { image, part } = found;
    const key = part === 'original' ? name : name.slice(0, name.lastIndexOf('/'));
    if (!(writtenAt <= oldest)) young.add(key);
    const work = (services: Services) =>
      part === 'original' ? sweepOriginal(services, image, name) : sweepEncoded(services, image);
    tasks.set(key, { name: key, encoded: part === 'encoded', work });
  }
  return [...tasks].filter(([key]) => !young.has(key)).map(([, task]) => task);
}
