import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import { LIMITS, SERVER_LIMITS } from '@countin/domain/fields';
import { addDays, dayIn, type PlannerTask } from '@countin/domain/planner';
import type { MusicProduct } from '@countin/domain/release';
import type { Query } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { readArtistFacts } from './read-artist-facts.ts';
import { readReleaseFacts } from './read-release-facts.ts';

/** Days for which a release that is out stays in the plan. */
const DAYS_AFTER = 14;
/** Releases without a date that the plan shows, changed last. */
const UNDATED = 6;

/** Facts and tasks that the plan of an artist is computed from. */
export async function readPlanDocuments(services: Services, artistId: string): Promise<CallableOutput<'readPlan'>> {
  const [artist, products, tasks] = await Promise.all([
    readArtistFacts(services, artistId),
    readProducts(services, artistId),
    readTasks(services, artistId),
  ]);
  const releases = await Promise.all(products.map((product) => readReleaseFacts(services, product)));
  return { artist, releases, tasks };
}

async function readProducts({ db, now, log }: Services, artistId: string): Promise<MusicProduct[]> {
  const ofArtist = db.collection(documents.musicProducts().path).where('artistId', '==', artistId);
  const since = addDays(dayIn('UTC', now()), -DAYS_AFTER);
  const found = await Promise.all(
    [
      ofArtist
        .where('releaseMoment.date', '>=', since)
        .orderBy('releaseMoment.date')
        .limit(SERVER_LIMITS.plannedReleases),
      ofArtist.where('releaseMoment', '==', null).orderBy('updatedAt', 'desc').limit(UNDATED),
    ].map((query: Query) => query.get()),
  );
  return found
    .flatMap(({ docs }) => docs.flatMap((each) => readValidDocument(documents.musicProduct, each, log) ?? []))
    .filter(({ status }) => status !== 'archived');
}

async function readTasks({ db, log }: Services, artistId: string): Promise<PlannerTask[]> {
  const newest = db
    .collection(documents.plannerTasks(artistId).path)
    .orderBy('updatedAt', 'desc')
    .limit(LIMITS.plannerTasks);
  const { docs } = await newest.get();
  return docs.flatMap((each) => readValidDocument(documents.plannerTasks, each, log) ?? []);
}
