import type { CatalogueClient } from '@countin/catalogue';
import { documents, readValidDocument, type LinkRound } from '@countin/domain/documents';
import type { CheckedLink } from '@countin/domain/link-finding';
import type { ReleasePage } from '@countin/domain/release';
import { FieldPath, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../../platform/services.ts';
import { allDone } from '../../platform/settle-all.ts';
import { checkStoreLink, linksOf } from './check-release-links.ts';
import { advanceRound, releaseRound, takeRound } from './link-round.ts';
import { readChecks, storeChecks } from '../../link-records/link-checks.ts';
import { notifyOwners } from './notify-owners.ts';

/** Releases that are read at once. */
const PAGE = 50;
/** Releases of one catalogue that are checked at the same time. A kill leaves as many to the next night. */
export const GROUP = 5;
/** The last requests of a run get their answers in this time, milliseconds. */
const LAST_ANSWERS_MS = 15_000;

/**
 * Checks the links of all published releases once a night. Each catalogue has a round of its own, as fast as its budget
 * allows, which the next run continues. Then tells the owners of dead links. It may be killed at any point; runs may
 * overlap.
 *
 * @param deadline when to stop, milliseconds since 1970
 */
export async function runLinkChecks(services: Services, deadline: number): Promise<void> {
  const { checkers } = services.catalogues;
  const stores = checkers.filter(({ service }) => service !== null);
  const rounds = stores.map((client) => checkCatalogue(services, client, deadline));
  await allDone([allDone(rounds).finally(() => notifyOwners(services, deadline))]);
}

async function checkCatalogue(services: Services, client: CatalogueClient, deadline: number): Promise<void> {
  const { catalogue } = client;
  let round = await takeRound(services, catalogue);
  while (round && !round.done && services.now() < deadline - LAST_ANSWERS_MS) {
    round = await checkPage(services, client, round, deadline);
  }
  if (round) await releaseRound(services, catalogue, round);
}

/** Checks one page of releases, in groups. Gives the round as it is now; null if another run has taken it over. */
async function checkPage(
  services: Services,
  client: CatalogueClient,
  before: LinkRound,
  deadline: number,
): Promise<LinkRound | null> {
  const found = await pageAfter(services, before.after);
  const last = found.at(-1);
  const done = found.length < PAGE;
  const releases = found.flatMap((document) => {
    const page = readValidDocument(documents.releasePage, document, services.log);
    return page && linksOf(page, client).length > 0 ? [page] : [];
  });
  let round: LinkRound | null = before;
  for (let at = 0; at < releases.length; at += GROUP) {
    if (services.now() >= deadline - LAST_ANSWERS_MS) return round;
    const group = releases.slice(at, at + GROUP);
    round = await advanceRound(services, client.catalogue, round, { after: group.at(-1)?.id ?? null, done: false });
    if (!round) return null;
    await Promise.all(group.map((release) => checkRelease(services, client, release, deadline)));
  }
  return advanceRound(services, client.catalogue, round, { after: last?.id ?? round.after, done });
}

async function pageAfter({ db }: Services, after: string | null): Promise<readonly QueryDocumentSnapshot[]> {
  const published = db
    .collection(documents.releasePages().path)
    .where('status', '==', 'published')
    .orderBy(FieldPath.documentId());
  return (await (after === null ? published : published.startAfter(after)).limit(PAGE).get()).docs;
}

/** One release's failure is logged and does not keep the others waiting. */
async function checkRelease(
  services: Services,
  client: CatalogueClient,
  page: ReleasePage,
  deadline: number,
): Promise<void> {
  try {
    const checks = await readChecks(services, page.id);
    const results = new Map<string, CheckedLink>();
    for (const link of linksOf(page, client)) {
      const result = await checkStoreLink(services, client, link, checks, deadline);
      if (result) results.set(link.id, result);
    }
    if (results.size > 0) await storeChecks(services, page.id, results);
  } catch (error) {
    services.log(`The links of ${page.id} wait for the next night.`, error);
  }
}
