import { setTimeout as wait } from 'node:timers/promises';
import { documents, readField } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { ArtistFacts } from '@countin/domain/planner';
import type { Services } from '../platform/services.ts';

/** A plan does not wait longer for name servers, milliseconds. Their answer is kept for the next plan. */
const NAME_SERVERS_MS = 400;

/** Facts of an artist for the planner: its zone, its fans' languages, and whether some get text messages. */
export async function readArtistFacts({ db, mailDomain }: Services, artistId: string): Promise<ArtistFacts> {
  // Fans who have not confirmed get no messages.
  const fans = db.collection(documents.fans(artistId).path);
  // One document at most for each question, however many fans there are.
  const hasFan = async (field: string, value: string) =>
    !(await fans.where('state', '==', 'confirmed').where(field, '==', value).limit(1).select().get()).empty;
  const [defaults, hasTextFans, domain, spoken] = await Promise.all([
    db.doc(documents.artistDefaults(artistId).path).get(),
    hasFan('channel', 'phone'),
    Promise.race([mailDomain(false), wait(NAME_SERVERS_MS, null, { ref: false })]),
    Promise.all(LANGUAGES.map((language) => hasFan('language', language))),
  ]);
  return {
    zone: readField(documents.artistDefaults, defaults, 'zone') ?? null,
    fanLanguages: LANGUAGES.filter((_, index) => spoken[index]),
    hasTextFans,
    mailDomain: { domain: domain?.domain ?? '', verified: domain?.verified ?? null },
  };
}
