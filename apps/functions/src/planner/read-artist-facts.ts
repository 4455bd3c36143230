import { documents, readField } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { ArtistFacts } from '@countin/domain/planner';
import type { Services } from '../platform/services.ts';

/** What the planner knows of an artist: the zone, and of the fans their languages and whether some get text messages. */
export async function readArtistFacts({ db }: Services, artistId: string): Promise<ArtistFacts> {
  // Fans who have not confirmed get no messages.
  const fans = db.collection(documents.fans(artistId).path);
  // One document at most for each question, however many fans there are.
  const hasFan = async (field: string, value: string) =>
    !(await fans.where('state', '==', 'confirmed').where(field, '==', value).limit(1).select().get()).empty;
  const [defaults, hasTextFans, spoken] = await Promise.all([
    db.doc(documents.artistDefaults(artistId).path).get(),
    hasFan('channel', 'phone'),
    Promise.all(LANGUAGES.map((language) => hasFan('language', language))),
  ]);
  return {
    zone: readField(documents.artistDefaults, defaults, 'zone') ?? null,
    fanLanguages: LANGUAGES.filter((_, index) => spoken[index]),
    hasTextFans,
  };
}
