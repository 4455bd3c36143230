import { appearanceSchema } from '@countin/domain/appearance';
import { colourSchema, idSchema, LIMITS, webUrlSchema } from '@countin/domain/fields';
import { languageSchema, zoneSchema } from '@countin/domain/locale';
import { coverDesignSchema, imageChoiceSchema } from '@countin/domain/media';
import {
  AI_CONTRIBUTIONS,
  AI_EXTENTS,
  aiDisclosureSchema,
  GENRES,
  genreSchema,
  releaseArtistSchema,
  rightsLineSchema,
  upcSchema,
} from '@countin/domain/release-metadata';
import { dateSchema, releaseMomentSchema } from '@countin/domain/release';
import type * as v from 'valibot';

/** A schema with its own function in the rules, called wherever the schema occurs. */
export interface NamedSchema {
  readonly schema: v.GenericSchema;
  readonly name: string;
  readonly comment?: string;
  /** A condition on `value`, for a schema whose checks the rules language cannot read. */
  readonly condition?: readonly string[];
  /** Values that the condition and the schema must agree on. */
  readonly samples?: readonly unknown[];
}

const DAY = [
  '(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])',
  '(0[469]|11)-(0[1-9]|[12][0-9]|30)',
  '02-(0[1-9]|[12][0-9])',
].join('|');

/** Words as a list of the rules language. */
const words = (all: readonly string[]) => `[${all.map((word) => `'${word}'`).join(', ')}]`;

/** Schemas with names. The order is the order in the rules file. */
export const NAMED_SCHEMAS: readonly NamedSchema[] = [
  { schema: languageSchema, name: 'isLanguage' },
  { schema: colourSchema, name: 'isColour' },
  {
    schema: idSchema,
    name: 'isId',
    comment: 'An id. The database reserves names between double underscores.',
    condition: ["value is string && value.matches('[A-Za-z0-9_-]{1,128}')", "!value.matches('__.*__')"],
    samples: ['x', 'x_-9', '', 'x'.repeat(128), 'x'.repeat(129), 'a/b', '.', '__x__', '____', '___', '_x_', '__x', 7],
  },
  {
    schema: webUrlSchema,
    name: 'isWebUrl',
    comment: 'An http(s) URL with a dotted host name and without credentials.',
    condition: [
      `value is string && value.size() <= ${LIMITS.url}`,
      "value.matches('https?://[^/?#@\\\\s\\\\\\\\]+[.][^/?#@\\\\s\\\\\\\\]+([/?#]\\\\S*)?')",
    ],
    samples: [
      'https://mira.example/',
      'http://mira.example',
      'https://mira.example/@me?x=1#y',
      'mira.example',
      'javascript:alert(1)//mira.example',
      'ftp://mira.example/',
      'https://mira@mira.example/',
      'https://localhost/',
      `https://mira.example/${'x'.repeat(LIMITS.url - 21)}`,
      `https://mira.example/${'x'.repeat(LIMITS.url - 20)}`,
    ],
  },
  {
    schema: dateSchema,
    name: 'isDate',
    comment: 'A valid day of the month, from 1900 to 9998. Publishing checks leap years.',
    condition: ['value is string', `value.matches('(19|[2-9][0-9])[0-9]{2}-(${DAY})')`, "value < '9999'"],
    samples: [
      '1900-01-01',
      '1899-12-31',
      '9998-12-31',
      '9999-01-01',
      '2026-11-30',
      '2026-11-31',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '2028-02-29',
      '2028-02-30',
      '2026-12-04T00:00',
      20261204,
    ],
  },
  {
    schema: zoneSchema,
    name: 'isZone',
    comment: 'Syntax of an IANA time zone name. Publishing checks that the zone exists.',
    condition: [`isRequiredText(value, ${LIMITS.zone})`, "value.matches('[A-Za-z][A-Za-z0-9_+/-]*')"],
    samples: ['Africa/Lagos', 'Etc/GMT+3', '+03:00', '', 'x y', 7],
  },
  { schema: coverDesignSchema, name: 'isCoverDesign', comment: 'A drawn cover.' },
  {
    schema: imageChoiceSchema,
    name: 'isImageChoice',
    comment: 'A reference to an uploaded picture of the artist. Publishing checks that it exists.',
  },
  { schema: releaseMomentSchema, name: 'isReleaseMoment' },
  {
    schema: genreSchema,
    name: 'isGenre',
    // A pattern is one expression; a list counts each word towards the limit of 1,000 expressions per request.
    condition: [`value is string && value.matches('${GENRES.join('|')}')`],
    samples: [...GENRES, 'pops', 'po', 'pop|rock', ''],
  },
  { schema: releaseArtistSchema, name: 'isReleaseArtist' },
  { schema: rightsLineSchema, name: 'isRightsLine', comment: 'A ℗ or © line.' },
  {
    schema: aiDisclosureSchema,
    name: 'isAiDisclosure',
    comment: 'What is said of generative AI: an extent, or parts alone; no parts of what it did not make.',
    condition: [
      "value is map && value.keys().hasOnly(['extent', 'contributions'])",
      `(value.extent == null || value.extent in ${words(AI_EXTENTS)})`,
      'value.contributions is list && value.contributions.toSet().size() == value.contributions.size()',
      `value.contributions.hasOnly(${words(AI_CONTRIBUTIONS)})`,
      '(value.extent != null || value.contributions.size() > 0)',
      "(value.extent != 'none' || value.contributions.size() == 0)",
    ],
    samples: [
      ...[...AI_EXTENTS, null, 'half', 7].flatMap((extent) =>
        [[], ['vocals'], [...AI_CONTRIBUTIONS], ['vocals', 'vocals'], ['cover'], [7], {}, null, 'vocals'].map(
          (contributions) => ({ extent, contributions }),
        ),
      ),
      { extent: 'all' },
      { contributions: ['vocals'] },
      { extent: 'all', contributions: [], by: 'mira' },
      'none',
    ],
  },
  {
    schema: upcSchema,
    name: 'isUpc',
    comment: 'UPC, EAN or GTIN-14, or empty. Publishing checks the check digit.',
    condition: ["value is string && value.matches('([0-9]{12,14})?')"],
    samples: [
      '',
      '036000291452',
      '0036000291452',
      '10036000291459',
      '36000291452',
      '000036000291452',
      '03600029145X',
      ' ',
    ],
  },
  { schema: appearanceSchema, name: 'isAppearance', comment: 'How a release page looks.' },
];
