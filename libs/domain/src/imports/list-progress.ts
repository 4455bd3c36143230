import * as v from 'valibot';
import { optionalText } from '../fields/fields.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Services of one list, some more than there are. */
const MOST_SERVICES = 12;

/** What one service has said of the entries of a list. */
const askedServiceSchema = v.object({
  /** Id of the catalogue, such as `deezer` or `musicbrainz`. */
  catalogue: optionalText(40),
  /** Entries that it was asked about, and what came of them. */
  asked: count,
  found: count,
  notFound: count,
  notReached: count,
  /** Why it was not reached the last time: a reason of `CatalogueError`, or `not-configured`. Empty: it was. */
  reason: optionalText(40),
  /** Look-ups that it was asked for, for the estimate. */
  calls: count,
});

/** How far a list of links and codes is read. */
export const listProgressSchema = v.object({
  /** Entries of the list, and those that are done: several entries may be one row. */
  total: count,
  done: count,
  services: v.pipe(v.array(askedServiceSchema), v.maxLength(MOST_SERVICES, 'field/too-many')),
  /** Seconds that the rest takes at least, by the rates of the services. */
  secondsLeft: count,
  /** Services that were not reached are asked again, from this page of records on; null: they are not. */
  again: v.nullable(v.object({ page: count })),
});
/** A progress, parsed by {@link listProgressSchema}. */
export type ListProgress = v.InferOutput<typeof listProgressSchema>;
