/** Stores a release and many fans who wait for it, as signing up and confirming leaves them. */
import { documents } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { ReleaseMoment } from '@countin/domain/release';
import { anArtistProfile, aReleasePage } from '@countin/domain/testing';
import { dueAt } from '../../platform/due-at.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { servicesWithout } from '../bare-services.ts';
import { databaseOf } from '../database.ts';
import { putWaiting } from './put-waiting.ts';
import { readSettings } from './settings-of.ts';

/** Which fans, beside where the database is. */
export interface FansSettings {
  readonly fans: number;
  readonly moment: ReleaseMoment;
  /** Fans live in these in turn. */
  readonly zones: readonly string[];
}

const { firestoreHost, project, fans, moment, zones } = readSettings<FansSettings>();
const db = databaseOf(project, firestoreHost);
await setDocument(db, refTo(db, documents.artistProfile('artist-mira')), anArtistProfile());
const page = aReleasePage({ releaseMoment: moment });
await setDocument(db, refTo(db, documents.releasePage(page.id)), page);

/** Stored side by side. */
const LANES = 4;
const SHARE = 500;
const COUNTRIES = ['DE', 'NG', 'US'] as const;
const numbers = Array.from({ length: Math.ceil(fans / SHARE) }, (_, share) => share);
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let share = numbers.shift(); share !== undefined; share = numbers.shift()) {
      const first = share * SHARE;
      const count = Math.min(SHARE, fans - first);
      await putWaiting(
        servicesWithout(db),
        Array.from({ length: count }, (_, index) => {
          const number = first + index;
          const zone = zones[number % zones.length] ?? 'UTC';
          return {
            contact: `fan${number}@example.com`,
            language: LANGUAGES[number % LANGUAGES.length] ?? 'en',
            country: COUNTRIES[number % COUNTRIES.length] ?? null,
            zone,
            dueAt: dueAt(moment, zone),
          };
        }),
      );
    }
  }),
);
await db.terminate();
process.disconnect?.();
