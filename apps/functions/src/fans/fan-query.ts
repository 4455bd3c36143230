import { documents } from '@countin/domain/documents';
import { FAN_ORDER, fanQuery, type FanConstraint, type FanFilter } from '@countin/domain/fan';
import { Timestamp, type Firestore, type Query } from '@google-cloud/firestore';

/** A query of the server's database for fans of an artist, newest first. */
export interface FansFound {
  readonly query: Query;
  /** Whether it finds exactly the fans that the filter means. Else test each with `isInSegment`. */
  readonly isExact: boolean;
}

/** The query that finds an artist's fans of a segment. */
export function fansOf(db: Firestore, artistId: string, filter: FanFilter): FansFound {
  const { constraints, isExact } = fanQuery(filter);
  const all: Query = db.collection(documents.fans(artistId).path);
  return { query: constraints.reduce(constrained, all).orderBy(...FAN_ORDER), isExact };
}

/** Adds one condition of a segment to a query. */
export function constrained(query: Query, constraint: FanConstraint): Query {
  const value = 'instant' in constraint ? Timestamp.fromMillis(constraint.instant) : constraint.value;
  return query.where(constraint.field, constraint.op, value);
}
