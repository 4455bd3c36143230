import { expect, it } from 'vitest';
import { cleanClip } from './clean-clip.ts';
import { readClip } from './read-clip.ts';
import { aBox, anId3Tag, anMp3, anOgg, aWav } from './testing/sound-samples.ts';

const PLACE = '+38.7223-009.1393/ home';

it('an MP3 loses its tags, before and behind the sound', async () => {
  const sound = await anMp3(31);
  const behind = Buffer.alloc(128);
  behind.write(`TAG${PLACE}`);
  const cleaned = cleanClip(Buffer.concat([anId3Tag(PLACE), sound, behind]), 'audio/mpeg');
  expect(Buffer.from(cleaned).equals(sound)).toBe(true);
});

it('a tag with an excessive length removes nothing', () => {
  const broken = Buffer.from([...Buffer.from('ID3'), 4, 0, 0, 127, 127, 127, 127, 1, 2, 3]);
  expect(Buffer.from(cleanClip(broken, 'audio/mpeg')).equals(broken)).toBe(true);
});

it('an MP4 loses its metadata, without a shift of its data', () => {
  const note = aBox('udta', aBox('meta', Buffer.from(PLACE)));
  const header = aBox('mvhd', Buffer.from('kept as it is'));
  const build = (notes: Buffer) =>
    Buffer.concat([
      aBox('ftyp', Buffer.from('M4A ')),
      aBox('moov', Buffer.concat([header, notes, aBox('trak', notes)])),
      aBox('mdat', Buffer.from('sound')),
    ]);
  const cleaned = Buffer.from(cleanClip(build(note), 'audio/mp4'));
  expect(cleaned.equals(build(aBox('free', Buffer.alloc(note.length - 8))))).toBe(true);
});

it('a box that claims more than there is ends the search', () => {
  const broken = aBox('moov', Buffer.from([255, 255, 255, 255, ...Buffer.from('udta'), 1]));
  expect(Buffer.from(cleanClip(broken, 'audio/mp4')).equals(broken)).toBe(true);
});

it('a WAV loses its notes and sounds the same', async () => {
  const cleaned = cleanClip(aWav(31, PLACE), 'audio/wav');
  expect(Buffer.from(cleaned).includes(PLACE)).toBe(false);
  expect(cleaned.length).toBe(aWav(31, PLACE).length);
  expect((await readClip(cleaned)).type).toBe('audio/wav');
});

it('an Ogg file is left unchanged', async () => {
  const sound = await anOgg(31);
  expect(Buffer.from(cleanClip(sound, 'audio/ogg')).equals(sound)).toBe(true);
});
