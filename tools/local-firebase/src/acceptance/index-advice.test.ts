import {
  average,
  collection,
  getAggregateFromServer,
  getDocs,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { startLocalFirestore } from '../index.ts';
import { withFirestore } from './sdk-connection.ts';

const INDEXES = JSON.stringify({
  indexes: [
    {
      collectionGroup: 'songs',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'artist', order: 'ASCENDING' },
        { fieldPath: 'year', order: 'ASCENDING' },
      ],
    },
  ],
});
const entry = (...fields: [string, string][]) =>
  `"indexes" of firestore.indexes.json lacks {"collectionGroup":"songs","queryScope":"COLLECTION","fields":${JSON.stringify(fields.map(([fieldPath, order]) => ({ fieldPath, order })))}}`;

it('queries that the hosted service would refuse are answered, and logged once with the entry they lack', async () => {
  const lines: string[] = [];
  const server = await startLocalFirestore({ indexes: INDEXES, log: (line) => lines.push(line) });
  await withFirestore({ port: server.port, project: 'demo-indexes', transport: 'detected' }, async (db) => {
    const songs = collection(db, 'songs');
    const ofAda = query(songs, where('artist', '==', 'ada'));
    await getDocs(query(ofAda, orderBy('year')));
    await getDocs(query(ofAda, orderBy('year'), limitToLast(1)));
    await getDocs(query(songs, where('artist', '==', 'bob'), orderBy('year', 'desc')));
    await new Promise<void>((resolve) => {
      const stop = onSnapshot(query(ofAda, where('plays', '>', 3)), () => {
        stop();
        resolve();
      });
    });
    await getAggregateFromServer(ofAda, { stars: average('stars') });
  });
  await server.close();
  expect(lines.map((line) => line.replace(/^.*songs: /, ''))).toEqual([
    entry(['artist', 'ASCENDING'], ['year', 'DESCENDING']),
    entry(['artist', 'ASCENDING'], ['plays', 'ASCENDING']),
    entry(['artist', 'ASCENDING'], ['stars', 'ASCENDING']),
  ]);
});

it('indexes that cannot be read stop the start', async () => {
  await expect(startLocalFirestore({ indexes: '{' })).rejects.toThrow('The indexes cannot be read');
});
