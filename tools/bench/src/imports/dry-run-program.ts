/**
 * A dry run as a process of its own: reads a file, and plans its rows against releases that are here. Says how long it took, in
 * seconds, and the most memory that the process had, in megabytes.
 *
 * Usage: dry-run-program.ts <file> <table|batch> <releases that are here>
 */
import { openAsBlob } from 'node:fs';
import { planContextOf, planRun, previewDigest, type ExistingRelease, type NumberedRow } from '@countin/import/plan';
import { blobSource, recordsOfFile } from '@countin/import/sources';
import { plainReading } from './reading.ts';
import { ARTIST, releaseOf } from './release-files.ts';

const [path = '', format = '', here = '0'] = process.argv.slice(2);
const reading = plainReading(format === 'batch' ? 'batch' : 'table');
const artist = { artistId: 'mira', name: ARTIST, slug: 'mira', mayCreate: true, mayEdit: true };
// Every second release of the file.
const releases = Array.from({ length: Number(here) }, (_, at): ExistingRelease => {
  const content = { ...releaseOf(2 * at), description: '' };
  return {
    productId: `release-${at}`,
    artistId: artist.artistId,
    productSlug: `release-${at}`,
    status: 'draft',
    content,
    messageAt: null,
  };
});

const began = performance.now();
const context = planContextOf([{ artists: [artist], releases, formerSlugs: [] }], {
  artists: [{ name: ARTIST, artistId: artist.artistId }],
  madeByRun: new Set(),
  language: 'en',
});
const counts: Record<string, number> = {};
const planned = planRun(
  recordsOfFile(blobSource(await openAsBlob(path)), reading),
  { rows: new Map(), columnValues: [], done: new Set(), reading: { answers: reading, genreNames: new Map() } },
  context,
);
async function* counted(): AsyncGenerator<NumberedRow> {
  for await (const chunk of planned)
    for (const row of chunk) {
      counts[row.state] = (counts[row.state] ?? 0) + 1;
      yield row;
    }
}
await previewDigest(counted());
const seconds = (performance.now() - began) / 1000;
process.stdout.write(JSON.stringify({ seconds, memory: process.resourceUsage().maxRSS / 1024, counts }));
