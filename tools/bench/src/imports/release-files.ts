import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { aProductContent, aTrack } from '@countin/domain/testing';
import { GENRES } from '@countin/domain/release-metadata';
import type { ProductContent } from '@countin/domain/release';
import { packFiles, type PackedFile } from '@countin/import/archive';
import { csv } from '@countin/import/csv';
import { writeErnMessage } from '@countin/import/ern';

/** Name of the only artist of these files. */
export const ARTIST = 'Mira Okafor';

/** UPC with its check digit. */
function upcOf(number: number): string {
  const digits = `06349${String(number).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A release of a catalogue: its title has two of some thousand words, so that many are nearly alike. */
export function releaseOf(number: number): ProductContent {
  const isrc = (track: number) =>
    `GBAYE${String(number % 100).padStart(2, '0')}${String((number * 10 + track) % 100_000).padStart(5, '0')}`;
  return aProductContent({
    title: `Song ${number} of the ${number % 977} Harbours`,
    upc: upcOf(number),
    genre: GENRES[number % GENRES.length] ?? null,
    labelName: 'Tideline Records',
    releaseMoment: { mode: 'local', date: `2027-0${1 + (number % 9)}-1${number % 10}`, time: '00:00' },
    tracks: [1, 2, 3].map((track) =>
      aTrack({ title: `Part ${track} of ${number}`, isrc: isrc(track), durationMs: 180_000 + number }),
    ),
  });
}

/** A CSV of so many releases, a row each. */
export async function writeTable(path: string, releases: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(csv([['Artist', 'Title', 'UPC', 'Genre', 'Label', 'Release date', 'Description']]));
  for (let at = 0; at < releases; at += 1) {
    const { title, upc, genre, labelName, releaseMoment } = releaseOf(at);
    const line = csv([[ARTIST, title, upc, genre ?? '', labelName, releaseMoment?.date ?? '', `About ${title}.`]]);
    file.write(`\r\n${line.replace(/^\uFEFF/, '').trimEnd()}`);
  }
  file.end();
  await finished(file);
}

/** A ZIP with a DDEX message for each of so many releases. */
export async function writeBatch(path: string, releases: number): Promise<void> {
  const files = Array.from({ length: releases }, (_, at): PackedFile => {
    const { xml } = writeErnMessage(releaseOf(at), ARTIST, {
      messageId: `message-${at}`,
      threadId: `release-${at}`,
      createdAt: Date.parse('2026-11-01T10:00:00Z'),
      sender: { dpid: '', name: 'Tideline' },
      recipient: null,
      control: 'live',
      cover: null,
      availability: [],
    });
    return { path: `${at}/${at}.xml`, content: new Blob([xml]) };
  });
  const file = createWriteStream(path);
  file.end(Buffer.from(await (await packFiles(files)).arrayBuffer()));
  await finished(file);
}
