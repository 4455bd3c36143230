import * as v from 'valibot';
import { dayRangeSchema, rangeNumbersSchema } from '../numbers/answered-numbers.ts';
import { MOST_SHARES, numberShareSchema, SHARE_DAYS, SHARE_TITLE, shareTokenSchema } from '../numbers/number-share.ts';
import { SUMMARY_PERIODS } from '../numbers/summary-period.ts';
import { pageKeySchema } from '../numbers/subject.ts';
import { idSchema, optionalText } from '../fields/fields.ts';
import { zoneSchema } from '../locale/zone.ts';
import { PROFILE_KINDS } from '../permissions/role.ts';
import { releaseMomentSchema } from '../release/release-moment.ts';

const { id, title, createdAt, expiresAt, revokedAt } = numberShareSchema.entries;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const ofProfile = { kind: v.picklist(PROFILE_KINDS), profileId: idSchema };
const every = v.nullable(v.picklist(SUMMARY_PERIODS));

/** A public release, as far as screens with numbers name it. */
const release = v.object({
  id: idSchema,
  title: v.string(),
  releaseMoment: v.nullable(releaseMomentSchema),
  publishedAt: v.nullable(v.number()),
});

/** Numbers of pages, as far as others than members read them. */
export const numberCallables = {
  /**
   * Adds up the numbers of a label's roster, of artists alone whose agreement shares them. Of several artists these are days
   * that are over. `numbers/too-many` refuses more days than can be read for a roster of this size.
   */
  readRosterNumbers: {
    name: 'studio/readRosterNumbers',
    input: v.object({
      labelId: idSchema,
      range: dayRangeSchema,
      /** The only artist; null for all. */
      onlyArtist: v.nullable(idSchema),
      /** The only page, of the only artist; null for all. */
      page: v.nullable(pageKeySchema),
    }),
    output: v.object({
      numbers: rangeNumbersSchema,
      artists: v.array(
        v.object({
          artistId: idSchema,
          name: v.string(),
          views: count,
          visitors: count,
          storeClicks: count,
          signups: count,
        }),
      ),
      /** Public releases among the pages with the most views. Other release pages are left out. */
      releases: v.array(v.object({ ...release.entries, artistId: idSchema })),
      /** Artists of the roster who do not share their numbers. */
      withheld: v.array(v.object({ artistId: idSchema, name: v.string() })),
    }),
  },
  /** Lists the links to an artist's numbers, the newest first, with those that have ended. */
  readNumberShares: {
    name: 'studio/readNumberShares',
    input: v.object({ artistId: idSchema }),
    output: v.object({ shares: v.array(v.object({ id, title, createdAt, expiresAt, revokedAt })) }),
  },
  /** Makes a link to an artist's numbers. The token is told once. `numbers/too-many-shares` beyond the limit of valid ones. */
  createNumberShare: {
    name: 'studio/createNumberShare',
    input: v.object({
      artistId: idSchema,
      title: optionalText(SHARE_TITLE),
      days: v.picklist(SHARE_DAYS),
    }),
    output: v.object({ token: v.string(), shares: v.pipe(count, v.maxValue(MOST_SHARES)) }),
  },
  /** Revokes a link. Idempotent. */
  revokeNumberShare: {
    name: 'studio/revokeNumberShare',
    input: v.object({ artistId: idSchema, shareId: idSchema }),
    output: v.object({}),
  },
  /**
   * Opens a link: the link alone authorises it. `numbers/share-revoked` and `numbers/share-expired` say why one shows
   * nothing, `numbers/share-unknown` that there is none.
   */
  openNumberShare: {
    name: 'fans/openNumberShare',
    input: v.object({ token: shareTokenSchema }),
    output: v.object({
      artist: v.string(),
      slug: v.string(),
      expiresAt,
      releases: v.array(release),
    }),
  },
  /** Reads numbers by a link, without small counts. Errors as `openNumberShare`. */
  readSharedNumbers: {
    name: 'fans/readSharedNumbers',
    input: v.object({ token: shareTokenSchema, range: dayRangeSchema, page: v.nullable(pageKeySchema) }),
    output: v.object({ numbers: rangeNumbersSchema }),
  },
  /** Says how often the caller gets the numbers by mail, and in which zone's mornings. Null is never. */
  readSummaryMail: {
    name: 'studio/readSummaryMail',
    input: v.object(ofProfile),
    output: v.object({ every, zone: v.nullable(v.string()) }),
  },
  /** Switches the caller's summary on, with the zone of the mornings, or off. Idempotent. */
  saveSummaryMail: {
    name: 'studio/saveSummaryMail',
    input: v.object({ ...ofProfile, every, zone: zoneSchema }),
    output: v.object({}),
  },
  /** Switches a summary off, by the link that is in it: the link alone authorises it. Idempotent. */
  stopSummaryMail: { name: 'fans/stopSummaryMail', input: v.object({ token: shareTokenSchema }), output: v.object({}) },
} as const;
