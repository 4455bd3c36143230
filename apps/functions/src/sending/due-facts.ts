import type { ConsentLedger } from '@countin/domain/consent';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { waitsForReview, type MailHours, type Signup } from '@countin/domain/fan';
import { SENDING_SETTINGS } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { fanIdOf } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import { headsOfMany } from '../consent/heads-of-many.ts';
import { readListStates } from '../fan-lists/read-list-states.ts';
import { dueAt } from '../platform/due-at.ts';
import { mayAnnounce } from '../platform/permissions/obstacle-to-sending.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { newsOfArtist } from '../signups/follows/artist-releases.ts';
import { suppressedAmong } from '../suppression/suppression-list.ts';

/** Deciding facts about a page of due signups, read in one transaction. */
export interface DueFacts {
  readonly services: Services;
  readonly now: number;
  readonly mailHours: MailHours;
  readonly pages: ReadonlyMap<string, ReleasePage>;
  /** Releases that the artist's followers may be told of. */
  readonly news: readonly ReleasePage[];
  /** The fan's ledger; null where the fan is not known, or the ledger cannot be read. */
  ledgerOf(signup: Signup): ConsentLedger | null;
  /** The fan's list, as far as a proven import has entered them into one. */
  reviewOf(signup: Signup): Review | null;
  readonly suppressed: { has(contact: string): boolean };
  /** When a release's moment comes in a zone. */
  dueIn(page: ReleasePage, zone: string | null): number;
}

/** Review of an imported list that a fan is on. */
export interface Review {
  /** List whose sample the fan is in; null where the fan is not. */
  readonly sampleOf: string | null;
  readonly waits: boolean;
}

/** All that a fan is judged by; a fan's document has as much again, which is not transferred. */
const OF_LEDGERS = { fieldMask: ['ledger', 'list', 'inSample'] };

/** Reads the facts: the fan of each signup, and for 30 fans at a time the ledger ends and suppressions. */
export async function readDueFacts(
  services: Services,
  transaction: Transaction,
  signups: readonly Signup[],
  now: number,
): Promise<DueFacts> {
  const { db } = services;
  const [ownerId = ''] = signups.map((signup) => signup.ownerId);
  const productIds = [...new Set(signups.flatMap(({ productId }) => productId ?? []))];
  const settingsPath = ownerId === '' ? [] : [documents.sendingSettings('artist', ownerId).path];
  const shared = [...productIds.map((id) => documents.releasePage(id).path), ...settingsPath];
  const [announces, ledgers, stored, news, suppressed] = await Promise.all([
    ownerId === '' || mayAnnounce({ db, transaction }, ownerId),
    readLedgers(services, transaction, signups),
    shared.length > 0 ? transaction.getAll(...shared.map((path) => db.doc(path))) : [],
    signups.some(({ scope }) => scope === 'artist') ? newsOfArtist(services, transaction, ownerId) : [],
    suppressedAmong(
      services,
      transaction,
      { ownerId, ownerKind: 'artist' },
      signups.map(({ contact }) => contact),
    ),
  ]);
  const settings = readDocument(documents.sendingSettings, stored[productIds.length]) ?? SENDING_SETTINGS;
  const moments = new Map<string, number>();
  return {
    services,
    now,
    mailHours: settings.mailHours,
    news: announces ? news : [],
    suppressed,
    pages: new Map(
      stored.slice(0, productIds.length).flatMap((document) => {
        const page = announces ? readPublicPage(services, document) : null;
        return page ? [[document.id, page]] : [];
      }),
    ),
    ledgerOf: (signup) => ledgers.get(signup)?.ledger ?? null,
    reviewOf: (signup) => ledgers.get(signup)?.review ?? null,
    dueIn(page, zone) {
      const key = `${page.id} ${zone}`;
      const at = moments.get(key) ?? dueAt(page.releaseMoment, zone);
      moments.set(key, at);
      return at;
    },
  };
}

async function readLedgers(
  services: Services,
  transaction: Transaction,
  signups: readonly Signup[],
): Promise<ReadonlyMap<Signup, { readonly ledger: ConsentLedger; readonly review: Review | null }>> {
  const { db, signupSecret } = services;
  const fanIds = new Map(signups.map((signup) => [signup, fanIdOf(signupSecret, signup.ownerId, signup)]));
  const paths = new Set([...fanIds].map(([{ ownerId }, fanId]) => documents.fan(ownerId, fanId).path));
  if (paths.size === 0) return new Map();
  const stored = await transaction.getAll(...[...paths].map((path) => db.doc(path)), OF_LEDGERS);
  const ledgers = new Map(
    stored.flatMap((fan) => {
      const entries = readField(documents.fan, fan, 'ledger');
      const list = readField(documents.fan, fan, 'list');
      const inSample = readField(documents.fan, fan, 'inSample');
      if (!entries || list === undefined || inSample === undefined) return [];
      return [[fan.id, { fanId: fan.id, entries, list, inSample }]];
    }),
  );
  const [heads, lists] = await Promise.all([
    headsOfMany(services, transaction, [...ledgers.values()]),
    readListStates(services, transaction, [...ledgers.values()]),
  ]);
  return new Map(
    [...fanIds].flatMap(([signup, fanId]) => {
      const found = ledgers.get(fanId);
      if (!found) return [];
      const { entries, list, inSample } = found;
      const review = list === null ? null : { sampleOf: inSample ? list : null, waits: waitsForReview(found, lists) };
      return [[signup, { ledger: { fanId, entries, head: heads.get(fanId) ?? '' }, review }]];
    }),
  );
}
