import type { Firestore } from '@google-cloud/firestore';

/** Documents that a client has read and written, as Firestore charges them. */
export interface DocumentCounts {
  reads: number;
  writes: number;
}

interface Backend {
  request(method: string, request: { readonly writes?: readonly unknown[] }, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<NodeJS.ReadableStream>;
}

/** Counts what passes between a client and its database from now on. A query that finds nothing is one read. */
export function countDocuments(db: Firestore): DocumentCounts {
  const counts = { reads: 0, writes: 0 };
  // The client offers no place to count in; these two methods are where everything passes.
  const backend = db as unknown as Backend;
  const request = backend.request.bind(db);
  const requestStream = backend.requestStream.bind(db);
  backend.request = (method, message, ...rest) => {
    if (method === 'commit') counts.writes += message.writes?.length ?? 0;
    return request(method, message, ...rest);
  };
  backend.requestStream = async (method, ...rest) => {
    const stream = await requestStream(method, ...rest);
    let documents = 0;
    stream.on('data', (answer: object) => {
      if ('found' in answer || 'missing' in answer || ('document' in answer && answer.document)) documents += 1;
    });
    stream.on('end', () => (counts.reads += Math.max(1, documents)));
    return stream;
  };
  return counts;
}
