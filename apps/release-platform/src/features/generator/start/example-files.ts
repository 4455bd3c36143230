import type { Language } from '@countin/domain/locale';
import { columnOf, exampleTable } from '@countin/import/columns';
import { BYTE_ORDER_MARK, csv } from '@countin/import/csv';
import { writeErnMessage } from '@countin/import/ern';
import { NO_ANSWERS, planContextOf, RowPlanner } from '@countin/import/plan';
import { blobSource, detectReading, recordsOfFile } from '@countin/import/sources';

/** Example files by their names: each input has some. */
export type ExampleName = 'releases.csv' | 'tracks.csv' | 'releases.xlsx' | 'codes.txt' | 'message.xml';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV = 'text/csv;charset=utf-8';

/**
 * An example file, made of the column definitions, so that it is read without a mistake.
 *
 * @param language language of its headings
 */
export async function exampleFile(name: ExampleName, language: Language): Promise<Blob> {
  const { headings, rows } = exampleTable(name === 'tracks.csv' ? 'tracks' : 'releases', language);
  switch (name) {
    case 'releases.csv':
    case 'tracks.csv':
      return new Blob([BYTE_ORDER_MARK, csv([headings, ...rows])], { type: CSV });
    case 'releases.xlsx': {
      const { writeXlsx } = await import('hucre/xlsx');
      const sheet = { name: 'Releases', rows: [[...headings], ...rows.map((row) => [...row])] };
      const bytes = await writeXlsx({ sheets: [sheet] });
      return new Blob([new Uint8Array(bytes)], { type: XLSX });
    }
    case 'codes.txt': {
      const upc = headings.indexOf(columnOf('upc').names[language][0] ?? '');
      return new Blob([rows.map((row) => `${row[upc] ?? ''}\r\n`).join('')], { type: 'text/plain' });
    }
    case 'message.xml':
      return new Blob([await exampleMessage()], { type: 'application/xml' });
  }
}

/** The first release of the example table, as a message. */
async function exampleMessage(): Promise<string> {
  const source = blobSource(await exampleFile('tracks.csv', 'en'));
  for await (const record of recordsOfFile(source, await detectReading(source, 'en'))) {
    const name = record.artistName;
    const artist = { artistId: 'example', name, slug: 'example', mayCreate: true, mayEdit: true };
    const pages = [{ artists: [artist], releases: [], formerSlugs: [] }];
    const context = planContextOf(pages, { artists: [], madeByRun: new Set(), language: 'en' });
    const { content } = new RowPlanner(context).plan(record, NO_ANSWERS);
    if (!content) break;
    return writeErnMessage(content, name, {
      messageId: 'EXAMPLE-1',
      threadId: 'EXAMPLE',
      createdAt: Date.now(),
      sender: { dpid: '', name },
      recipient: null,
      control: 'test',
      cover: null,
      availability: [],
    }).xml;
  }
  throw new Error('The example has no release');
}
