/** Makes the committed pictures and clips anew, in place of all that are there: `npx nx run seed:make`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseBuffer } from 'music-metadata';
import { encodeMp3 } from '../music/encode-mp3.ts';
import { PIECES } from '../music/pieces.ts';
import { synthesise } from '../music/synthesise.ts';
import { SHOT_NAMES } from '../pictures/shots.ts';
import { clipFile, FOLDER, MEASURED_FILE, originalFile, renditionFile } from './file-names.ts';
import { drawUpload, processUpload } from './make-picture.ts';

await rm(FOLDER, { recursive: true, force: true });
const colours: string[] = [];
for (const shot of SHOT_NAMES) {
  const upload = await drawUpload(shot);
  const made = await processUpload(upload);
  await write(originalFile(shot), upload);
  for (const { width, format, bytes } of made.renditions) await write(renditionFile(shot, width, format), bytes);
  colours.push(`    ${JSON.stringify(shot)}: ${JSON.stringify(made.colours).replaceAll(',', ', ')}`);
}
const durations: string[] = [];
for (const piece of PIECES) {
  const bytes = await encodeMp3(synthesise(piece));
  await write(clipFile(piece.name), bytes);
  const { format } = await parseBuffer(bytes, undefined, { duration: true });
  durations.push(`    ${JSON.stringify(piece.name)}: ${Math.round((format.duration ?? Number.NaN) * 1000)}`);
}
const block = (lines: readonly string[]) => `{\n${lines.join(',\n')}\n  }`;
await write(MEASURED_FILE, `{\n  "colours": ${block(colours)},\n  "durations": ${block(durations)}\n}\n`);

async function write(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
