import { productContentSchema } from '@countin/domain/release-metadata';
import { LINK_SOURCES, SERVICE_IDS } from '@countin/domain/store-links';
import * as v from 'valibot';
import { readPage } from './read-page.ts';
import type { ReleaseRecord } from './release-record.ts';
import type { ReleaseField } from './record-field.ts';
import { CELL_KINDS } from './unread-cell.ts';

const place = v.object({ part: v.string(), line: v.number(), column: v.string() });
const params = v.record(v.string(), v.union([v.string(), v.number()]));
const finding = { code: v.string(), field: v.nullable(v.string()), place, found: v.string() };
const track = v.nullable(v.number());
const texts = v.array(v.string());

/** What a file says of each field: a value that its form accepts, or that there is none. */
const { cover, coverImage, appearance, preferredServices, ...entries } = productContentSchema.entries;
void [cover, coverImage, appearance, preferredServices];
const given = Object.fromEntries(
  (Object.entries(entries) as [ReleaseField, v.GenericSchema][]).map(([field, value]) => [
    field,
    v.optional(v.union([v.strictObject({ value }), v.strictObject({ cleared: v.literal(true) })])),
  ]),
);

const availability = v.object({
  track,
  territories: v.nullable(texts),
  excluded: texts,
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
});

const message = v.object({
  messageId: v.string(),
  createdAt: v.number(),
  takedown: v.boolean(),
  availability: v.array(availability),
  shownFrom: v.nullable(v.string()),
});

const linkQuestion = v.object({
  service: v.picklist(SERVICE_IDS),
  options: v.array(
    v.object({
      url: v.string(),
      source: v.picklist(LINK_SOURCES),
      confidence: v.number(),
      foundAt: v.number(),
      title: v.string(),
      artists: texts,
      date: v.nullable(v.string()),
      trackCount: v.nullable(v.number()),
    }),
  ),
});

const said = {
  artistName: v.string(),
  fields: v.object(given),
  trackFields: texts,
  cover: v.nullable(
    v.union([
      v.object({ kind: v.literal('file'), path: v.string() }),
      v.object({ kind: v.literal('url'), url: v.string() }),
    ]),
  ),
};

const list = v.object({
  entries: v.array(v.object({ code: v.string(), line: v.number() })),
  releases: v.array(v.object({ url: v.string(), record: v.object(said), links: v.array(linkQuestion) })),
  links: v.array(linkQuestion),
  unreached: texts,
  corrected: v.exactOptional(texts),
});

const recordSchema = v.object({
  ...said,
  key: v.string(),
  place,
  slug: v.nullable(v.string()),
  correctedTrackFields: v.exactOptional(v.array(texts)),
  clearedServices: texts,
  message: v.nullable(message),
  list: v.exactOptional(list),
  problems: v.array(v.object({ ...finding, params })),
  unread: v.exactOptional(
    v.array(v.object({ column: v.string(), track, text: v.string(), kind: v.picklist(CELL_KINDS) })),
  ),
  notes: v.array(v.object(finding)),
});

/** A page of records as JSON, for {@link readRecordPage}. */
export function writeRecordPage(records: readonly ReleaseRecord[]): string {
  return JSON.stringify(records);
}

/**
 * The records of a page, as they were written.
 *
 * @throws ImportPageError for any other text
 */
export function readRecordPage(text: string): ReleaseRecord[] {
  // Codes and ids are the server's own: a screen shows an unknown one as it is.
  return readPage(v.array(recordSchema), text, 'records') as ReleaseRecord[];
}
