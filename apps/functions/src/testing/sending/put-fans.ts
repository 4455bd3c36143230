import { documents } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { ReleaseMoment } from '@countin/domain/release';
import { anArtistProfile, aReleasePage } from '@countin/domain/testing';
import type { Firestore } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import { dueAt } from '../../platform/due-at.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { servicesWithout } from '../bare-services.ts';
import { putWaiting } from './put-waiting.ts';

/** Settings of the fans who wait for a release. */
export interface FansSettings {
  readonly fans: number;
  readonly moment: ReleaseMoment;
  /** Fans live in these in turn. */
  readonly zones: readonly string[];
}

/** Stored side by side. */
const AT_ONCE = 4;
const SHARE = 500;
const COUNTRIES = ['DE', 'NG', 'US'] as const;

/** Stores a release and many fans who wait for it, as signing up and confirming leaves them. */
export async function putFans(db: Firestore, { fans, moment, zones }: FansSettings): Promise<void> {
  await setDocument(db, refTo(db, documents.artistProfile('artist-mira')), anArtistProfile());
  const page = aReleasePage({ releaseMoment: moment });
  await setDocument(db, refTo(db, documents.releasePage(page.id)), page);
  const shares = Array.from({ length: Math.ceil(fans / SHARE) }, (_, share) => share * SHARE);
  const fan = (number: number) => {
    const zone = zones[number % zones.length] ?? 'UTC';
    return {
      contact: `fan${number}@example.com`,
      language: LANGUAGES[number % LANGUAGES.length] ?? 'en',
      country: COUNTRIES[number % COUNTRIES.length] ?? null,
      zone,
      dueAt: dueAt(moment, zone),
    };
  };
  await pLimit(AT_ONCE).map(shares, (from) => {
    const share = Array.from({ length: Math.min(SHARE, fans - from) }, (_, index) => fan(from + index));
    return putWaiting(servicesWithout(db), share);
  });
}
