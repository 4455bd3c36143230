import { documents } from '@countin/domain/documents';
import { FieldPath, Timestamp, type Query } from '@google-cloud/firestore';
import { GrpcCode, grpcCodeOf } from '../platform/grpc-code.ts';
import type { Services } from '../platform/services.ts';
import { claimDue } from './claim-due.ts';
import type { ClaimedPage, SendSource } from './send-source.ts';

/** Signups of one artist that are due at one instant, or a part of them by id. */
export interface DueSend {
  readonly artistId: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** First id of the part; null for the first part. */
  readonly from: string | null;
  /** First id after the part; null for the last part. */
  readonly to: string | null;
}

/** Fans to be told of an artist's releases whose moment has come: by a release's own signups, and by follows. */
export function dueSignups(services: Services, send: DueSend): SendSource {
  return {
    name: `${send.artistId} at ${new Date(send.dueAt).toISOString()}`,
    async claim(after, limit) {
      const due = queryOf(services, send, after).limit(limit);
      try {
        return await claimPage(services, due, limit, false);
      } catch (error) {
        // Some have messages already: those of a run that was killed, or of one beside this.
        if (grpcCodeOf(error) !== GrpcCode.ALREADY_EXISTS) throw error;
        return await claimPage(services, due, limit, true);
      }
    },
  };
}

function queryOf({ db }: Services, { artistId, dueAt, from, to }: DueSend, after: string | null): Query {
  const all = db
    .collection(documents.signups(artistId).path)
    .where('state', '==', 'confirmed')
    .where('dueAt', '==', Timestamp.fromMillis(dueAt))
    .orderBy(FieldPath.documentId());
  const begun = after !== null ? all.startAfter(after) : from !== null ? all.startAt(from) : all;
  return to === null ? begun : begun.endBefore(to);
}

/** @param careful look for messages that exist already */
async function claimPage(services: Services, due: Query, limit: number, careful: boolean): Promise<ClaimedPage> {
  return services.db.runTransaction(async (transaction) => {
    const found = await transaction.get(due);
    const page = await claimDue(services, transaction, found.docs, careful);
    return { ...page, next: found.size === limit ? (found.docs.at(-1)?.id ?? null) : null };
  });
}
