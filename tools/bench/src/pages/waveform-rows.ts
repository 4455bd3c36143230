/// <reference lib="dom" />
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Addresses } from '@countin/dev-stack';
import { paths } from '@countin/domain/documents';
import { anArtistProfile } from '@countin/domain/testing';
import type { Browser } from 'playwright';
import { BENCH_PASSWORD, newAccount, userIdOf } from '../account.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { logIn } from './speed-rows.ts';
import { writeDocuments } from './write-documents.ts';

const MINUTES = 10;
const RATE = 44_100;
const CHANNELS = 2;
const BYTES_PER_SAMPLE = 2;
const RUNS = 3;

interface Opened {
  /** Until the first loudness is drawn, ms. */
  readonly firstPicture: number;
  /** Most memory of the tab until the whole file is drawn, MB. */
  readonly memory: number;
}

/** Cutting a clip from a WAV of ten minutes: its waveform, and what the tab needs for it. The processor is not slowed down. */
export async function benchWaveform(addresses: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const owner = await createArtist(addresses);
  const folder = await mkdtemp(join(tmpdir(), 'countin-waveform-'));
  const file = join(folder, 'Whole concert.wav');
  try {
    await writeWave(file);
    const opened: Opened[] = [];
    for (let run = 0; run < RUNS; run++) opened.push(await openFile(addresses.main, owner, file));
    const of = `WAV of ${MINUTES} minutes`;
    report(
      {
        name: `${of}: until the first picture of its waveform`,
        value: median(opened.map(({ firstPicture }) => firstPicture)),
        unit: 'ms',
        bound: { kind: 'most', value: 2000 },
      },
      {
        name: `${of}: memory of the tab, the most of ${RUNS} runs`,
        value: Math.max(...opened.map(({ memory }) => memory)),
        unit: 'MB',
        bound: { kind: 'most', value: 400 },
      },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Owner {
  readonly email: string;
  readonly artistId: string;
}

/** An artist without a medley: a full one takes no file. */
async function createArtist(addresses: Addresses): Promise<Owner> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const createdBy = userIdOf(await newAccount(addresses, email));
  const artistId = createdBy.toLowerCase();
  const fields = anArtistProfile({ id: artistId, customSlug: artistId, createdBy });
  await writeDocuments(addresses, [{ path: paths.artistProfile(artistId), fields }]);
  return { email, artistId };
}

async function openFile(main: string, { email, artistId }: Owner, file: string): Promise<Opened> {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext()).newPage();
    await logIn(page, main, { email, password: BENCH_PASSWORD });
    await page.goto(`${main}/artist/${artistId}/medley`);
    const chooser = page.locator('input[type=file]').first();
    await chooser.waitFor({ state: 'attached' });
    const memory = await watchMemory(browser);
    const drawn = page.evaluate(untilDrawn, 0);
    await chooser.setInputFiles(file);
    const firstPicture = await drawn;
    // The last loud second is at the very end.
    await page.evaluate(untilDrawn, 0.97);
    return { firstPicture, memory: memory.stop() };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Milliseconds from the choice of a file until its waveform has loudness from a share of its width on. */
function untilDrawn(from: number): Promise<number> {
  return new Promise((resolve) => {
    let began = performance.now();
    document.addEventListener('change', () => (began = performance.now()), { capture: true, once: true });
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('[role=dialog] canvas');
      const x = Math.floor((canvas?.width ?? 0) * from);
      const width = (canvas?.width ?? 0) - x;
      const quarter = Math.floor((canvas?.height ?? 0) / 4);
      // Silence is a line in the middle; loudness reaches a quarter.
      const pixels =
        width > 0 && quarter > 0 ? canvas?.getContext('2d')?.getImageData(x, quarter, width, 1).data : undefined;
      if (pixels?.some((value) => value > 0)) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Watches the browser's renderers, of which one shows the page. */
async function watchMemory(browser: Browser): Promise<{ stop: () => number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let most = 0;
  const look = async () => {
    for (const id of renderers) most = Math.max(most, await residentMegabytes(id));
  };
  const timer = setInterval(() => void look(), 50);
  await look();
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Writes a WAV with noise, second by second, half of them louder. */
async function writeWave(file: string): Promise<void> {
  const second = RATE * CHANNELS * BYTES_PER_SAMPLE;
  const seconds = MINUTES * 60;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + second * seconds, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(CHANNELS, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(second, 28);
  head.writeUInt16LE(CHANNELS * BYTES_PER_SAMPLE, 32);
  head.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  head.write('data', 36);
  head.writeUInt32LE(second * seconds, 40);
  const stream = createWriteStream(file);
  stream.write(head);
  const noise = [30_000, 18_000].map((loudness) => noiseOf(loudness, second));
  for (let at = 0; at < seconds; at++)
    if (!stream.write(noise[at % 2])) await new Promise<void>((drained) => stream.once('drain', () => drained()));
  stream.end();
  await finished(stream);
}

function noiseOf(loudness: number, bytes: number): Buffer {
  const samples = new Int16Array(bytes / BYTES_PER_SAMPLE);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * loudness;
  return Buffer.from(samples.buffer);
}
