import { LIMITS } from '@countin/domain/fields';
import { aTrack } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { id3Frame, latinBytes, mp3File } from '../../../testing/mp3-file.ts';
import { planTracks } from './plan-tracks.ts';
import { readAudioTags, type AudioTags } from './read-audio-tags.ts';
import { repairText } from './repair-text.ts';
import { rowOf } from './track-row.ts';

test('title, number, ISRC and duration come from the tags, whatever the file is called', async () => {
  const file = mp3File('x.wav', [
    ...id3Frame('TIT2', latinBytes('Été')),
    ...id3Frame('TRCK', latinBytes('3/9')),
    ...id3Frame('TSRC', latinBytes('GB-AYE-06-00001')),
  ]);
  const { tags } = await readAudioTags(file);
  expect(tags).toMatchObject({ title: 'Été', isrc: 'GBAYE0600001', position: [1, 3] });
  expect(tags?.durationMs).toBeGreaterThan(5000);
  expect(tags?.durationMs).toBeLessThan(5500);
});

test('a Shift-JIS title in a tag that says Latin-1 is read as Japanese', async () => {
  const { tags } = await readAudioTags(
    mp3File('a.mp3', id3Frame('TIT2', [0x96, 0xe9, 0x82, 0xcc, 0x93, 0x64, 0x98, 0x62])),
  );
  expect(tags?.title).toBe('夜の電話');
});

test.each(['Été', 'crème brûlée', 'Ágætis byrjun', 'Łódź', 'Ñandú', '夜の電話', 'Plain', ''])(
  '“%s” stays as it is',
  (text) => {
    expect(repairText(text)).toBe(text);
  },
);

test('an empty file, a picture called .mp3 and noise are no tracks', async () => {
  const png = [
    0x89,
    ...latinBytes('PNG\r\n'),
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    ...latinBytes('IHDR'),
    ...new Array<number>(40).fill(0),
  ];
  expect(await readAudioTags(new File([], 'empty.mp3'))).toMatchObject({ problem: 'empty' });
  expect(await readAudioTags(new File([Uint8Array.from(png)], 'song.mp3'))).toMatchObject({ problem: 'notAudio' });
  expect(await readAudioTags(new File(['just words, no sound at all'], 'song.flac'))).toMatchObject({
    problem: 'notAudio',
  });
});

test('a file without tags has the title of its name', async () => {
  expect((await readAudioTags(mp3File('03 - Low Sun.mp3', []))).tags?.title).toBe('Low Sun');
});

test('of a huge file only the beginning and the end are read', async () => {
  const small = mp3File('huge.mp3', id3Frame('TIT2', latinBytes('Long Water')));
  let read = 0;
  const huge = new File([small, new Uint8Array(40_000_000)], 'huge.mp3');
  const slice = huge.slice.bind(huge);
  huge.slice = () => watched(slice(), (length) => (read += length));
  expect((await readAudioTags(huge)).tags?.title).toBe('Long Water');
  expect(read).toBeLessThan(2_000_000);
});

/** A blob that counts the bytes that are read of it. */
function watched(blob: Blob, onRead: (length: number) => void): Blob {
  const slice = blob.slice.bind(blob);
  blob.slice = (from = 0, to = blob.size) => {
    onRead(to - from);
    return slice(from, to);
  };
  return blob;
}

const tagged = (name: string, tags: Partial<AudioTags>) => ({
  name,
  tags: { title: name, isrc: '', durationMs: null, position: null, ...tags },
});
const titles = (plan: ReturnType<typeof planTracks>) => plan.tracks.map(({ row }) => row.title);

test('files fill tracks by ISRC or title, bring their order, and add what is missing', () => {
  const rows = [
    aTrack({ title: 'salt', credits: [{ role: 'producer', name: 'Ada', instrument: '' }] }),
    aTrack({ title: 'Working title', isrc: 'GBAYE0600002' }),
    aTrack({ title: 'No file' }),
  ].map(rowOf);
  const plan = planTracks(rows, [
    tagged('c', { title: 'New one', position: [2, 1] }),
    tagged('b', { title: 'Salt', durationMs: 1000, position: [1, 2] }),
    tagged('a', { title: 'Low Sun', isrc: 'GBAYE0600002', position: [1, 1] }),
  ]);
  expect(titles(plan)).toEqual(['Low Sun', 'salt', 'New one', 'No file']);
  expect(plan.tracks.map(({ changes }) => changes)).toEqual([['title'], ['durationMs'], ['title'], []]);
  expect(plan.tracks[1]?.row.credits).toHaveLength(1);
  expect(plan.isChanged).toBe(true);
});

test('files that say what the tracks say change nothing', () => {
  const rows = [aTrack({ title: 'Salt', durationMs: 1000 })].map(rowOf);
  expect(planTracks(rows, [tagged('a', { title: 'Salt', durationMs: 1000 })]).isChanged).toBe(false);
});

test('files beyond the limit of tracks are named and left out', () => {
  const files = Array.from({ length: LIMITS.tracks + 1 }, (_, at) => tagged(`Track ${at}`, { position: [1, at + 1] }));
  const plan = planTracks([], files);
  expect(plan.tracks).toHaveLength(LIMITS.tracks);
  expect(plan.leftOut).toEqual([`Track ${LIMITS.tracks}`]);
});
