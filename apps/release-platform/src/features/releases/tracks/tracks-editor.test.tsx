import { aTrack } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mp3File } from '../../../testing/mp3-file.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { OpenRows } from './open-rows.ts';
import type { Tracks } from './track-row.ts';
import TracksEditor from './tracks-editor.tsx';

afterEach(cleanup);

async function open(initial: Tracks, initiallyKept?: unknown) {
  const saved: { tracks: Tracks; open: OpenRows } = { tracks: initial, open: [] };
  function Holder() {
    const [tracks, setTracks] = useState(initial);
    const [kept, setKept] = useState(initiallyKept);
    return (
      <TracksEditor
        tracks={tracks}
        kept={kept}
        onChange={(next, open) => {
          saved.tracks = next;
          saved.open = open;
          setTracks(next);
          setKept(open.length > 0 ? open : undefined);
        }}
      />
    );
  }
  await renderScreen(<Holder />);
  await screen.findByRole('button', { name: 'Add track' });
  // The list draws its rows after the rest of the editor.
  if (initial.length > 0) await screen.findByRole('button', { name: 'Details of track 1' });
  return saved;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string, at = 0) => {
  const field = screen.getAllByLabelText(label)[at];
  if (field) fireEvent.change(field, { target: { value } });
};

test('details unfold, and valid codes and durations are stored as stores want them', async () => {
  const saved = await open([aTrack({ title: 'Salt' })]);
  // The first editor of the file draws its rows anew when its texts have come.
  fireEvent.click(await screen.findByRole('button', { name: 'Details of track 1' }));
  await screen.findByLabelText('ISRC');
  type('ISRC', 'gb-aye-06-00001');
  type('Duration', '3:05');
  type('Version', 'Live');
  expect(saved.tracks[0]).toMatchObject({ isrc: 'GBAYE0600001', durationMs: 185_000, version: 'Live' });
  type('ISRC', 'GB-AYE');
  type('Duration', '3:99');
  await screen.findByText(/Characters entered: 5/);
  await screen.findByText(/Enter minutes and seconds/);
  // The last valid values stay stored, so that the other tracks are saved too.
  expect(saved.tracks[0]).toMatchObject({ isrc: 'GBAYE0600001', durationMs: 185_000 });
});

test('what AI made of a track is stored with it; without a title it is no track yet', async () => {
  const saved = await open([aTrack({ title: 'Salt' })]);
  press('Details of track 1');
  type('Generative AI', 'partly');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Instruments' }));
  expect(saved.tracks[0]?.ai).toEqual({ extent: 'partly', contributions: ['instruments'] });
  press('Add track');
  press('Details of track 2');
  type('Generative AI', 'none', 1);
  expect(saved.tracks).toHaveLength(1);
  expect(saved.open.map(({ at, track }) => [at, track.ai?.extent])).toEqual([[1, 'none']]);
});

test('wrong codes and tracks without a title are named, and are there again after the screen was left', async () => {
  const salt = aTrack({ title: 'Salt', isrc: 'GBAYE0600001' });
  const saved = await open([aTrack({ title: 'Low Sun' }), salt]);
  press('Details of track 2');
  type('ISRC', 'GB-AYE');
  type('Duration', '3:99');
  press('Add track');
  press('Details of track 3');
  type('Version', 'Live', 1);
  expect(saved.open.map(({ at }) => at)).toEqual([1, 2]);
  cleanup();

  // Browser storage holds JSON. In the meantime, the first track was removed elsewhere.
  const again = await open(saved.tracks.slice(1), JSON.parse(JSON.stringify(saved.open)));
  expect(screen.getByLabelText('ISRC')).toHaveProperty('value', 'GB-AYE');
  expect(screen.getByLabelText('Duration')).toHaveProperty('value', '3:99');
  type('ISRC', '');
  type('Duration', '3:09');
  type('Track 2', 'Long Water');
  expect(again.tracks).toEqual([
    { ...salt, isrc: '', durationMs: 189_000 },
    aTrack({ title: 'Long Water', version: 'Live' }),
  ]);
  expect(again.open).toEqual([]);
});

test('a wrong code stays in sight', async () => {
  await open([aTrack({ title: 'Salt' })]);
  press('Details of track 1');
  type('ISRC', 'GB-AYE');
  press('Details of track 1');
  expect(screen.getByLabelText('ISRC')).toHaveProperty('value', 'GB-AYE');
});

test('credits are rows; one without a name is none; a removed one comes back', async () => {
  const saved = await open([aTrack({ title: 'Salt' })]);
  press('Details of track 1');
  press('Add credit');
  expect(saved.tracks[0]?.credits).toEqual([]);
  type('Credit 1: name', 'Elin Lindqvist');
  type('Instrument of credit 1', 'cello');
  const credits = [{ role: 'performer', name: 'Elin Lindqvist', instrument: 'cello' }];
  expect(saved.tracks[0]?.credits).toEqual(credits);
  press('Remove credit 1');
  expect(saved.tracks[0]?.credits).toEqual([]);
  press('Undo');
  expect(saved.tracks[0]?.credits).toEqual(credits);
});

test('two tracks with one ISRC warn and are kept', async () => {
  const saved = await open([
    aTrack({ title: 'Salt', isrc: 'GBAYE0600001' }),
    aTrack({ title: 'Low Sun', isrc: 'GBAYE0600001' }),
  ]);
  await screen.findByText(/GB-AYE-06-00001 is on tracks 1 and 2/);
  expect(saved.tracks).toHaveLength(2);
});

test('files fill in the tracks after a look at what changes, and undo brings the old ones back', async () => {
  const saved = await open([aTrack({ title: 'Salt' })]);
  const file = mp3File('01 Low Sun.mp3', []);
  fireEvent.change(screen.getByTestId('audio-files'), { target: { files: [file, new File([], 'empty.flac')] } });
  const plan = within(await screen.findByRole('region', { name: 'What the files change' }));
  expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Low Sun · New · \d:\d\d$/),
    'Salt',
  ]);
  await screen.findByText('The file is empty.');
  expect(saved.tracks.map(({ title }) => title)).toEqual(['Salt']);
  fireEvent.click(plan.getByRole('button', { name: 'Apply' }));
  expect(saved.tracks.map(({ title }) => title)).toEqual(['Low Sun', 'Salt']);
  press('Undo');
  expect(saved.tracks.map(({ title }) => title)).toEqual(['Salt']);
});

test('files of which none can be read say why, and nothing of the tracks', async () => {
  await open([aTrack({ title: 'Salt' })]);
  fireEvent.change(screen.getByTestId('audio-files'), { target: { files: [new File([], 'empty.flac')] } });
  await screen.findByText('The file is empty.');
  expect(screen.queryByRole('region', { name: 'What the files change' })).toBeNull();
});

test('typing a title keeps everything else of all tracks', async () => {
  const credits = [{ role: 'producer' as const, name: 'Ada', instrument: '' }];
  const saved = await open([aTrack({ title: 'Salt', credits }), aTrack({ title: 'Low Sun', isrc: 'GBAYE0600002' })]);
  type('Track 1', 'Salt Water');
  expect(saved.tracks).toEqual([
    aTrack({ title: 'Salt Water', credits }),
    aTrack({ title: 'Low Sun', isrc: 'GBAYE0600002' }),
  ]);
  expect(within(screen.getByRole('grid', { name: 'Tracks' })).getAllByRole('row')).toHaveLength(2);
});

const titles = (tracks: Tracks) => tracks.map(({ title }) => title);
const paste = (label: string, text: string) =>
  fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } });

test('a pasted list of titles becomes tracks, without its numbers, and undo takes them out again', async () => {
  const saved = await open([aTrack({ title: 'Salt' }), aTrack({ title: '99 Boats' })]);
  paste('Track 1', '01. Low Sun  3:05\r\n02. 7 Years\n\n03. Long Water (Live) 4:10\n');
  expect(saved.tracks.map(({ title, durationMs }) => [title, durationMs])).toEqual([
    ['Salt', aTrack().durationMs],
    ['Low Sun', 185_000],
    ['7 Years', null],
    ['Long Water (Live)', 250_000],
    ['99 Boats', aTrack().durationMs],
  ]);
  press('Undo');
  expect(titles(saved.tracks)).toEqual(['Salt', '99 Boats']);
});

test('a list pasted into a track without a title begins there, and keeps numbers that are no numbering', async () => {
  const saved = await open([aTrack({ title: 'Salt' })]);
  press('Add track');
  paste('Track 2', '7 Years\n1999');
  expect(titles(saved.tracks)).toEqual(['Salt', '7 Years', '1999']);
});

test('credits of a track are added to all others once, and undo takes them out again', async () => {
  const ada = { role: 'producer' as const, name: 'Ada', instrument: '' };
  const ben = { role: 'mixing' as const, name: 'Ben', instrument: '' };
  const saved = await open([
    aTrack({ title: 'Salt', credits: [ada] }),
    aTrack({ title: 'Low Sun', credits: [ben, ada] }),
    aTrack({ title: 'Tide', credits: [] }),
  ]);
  press('Details of track 1');
  press('Apply to all tracks');
  expect(saved.tracks.map(({ credits }) => credits)).toEqual([[ada], [ben, ada], [ada]]);
  press('Undo');
  expect(saved.tracks.map(({ credits }) => credits)).toEqual([[ada], [ben, ada], []]);
});

test('lines past the limit of tracks are counted and kept, also where there is no room at all', async () => {
  const line = (number: number) => `Song ${number}`;
  const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, at) => line(from + at));
  const saved = await open([aTrack({ title: 'Salt' })]);
  paste('Track 1', lines(1, 104).join('\n'));
  expect(titles(saved.tracks)).toEqual(['Salt', ...lines(1, 99)]);
  expect(screen.getByText('Lines not added: 5')).toBeDefined();
  expect(screen.getByText('A release has at most 100 tracks.')).toBeDefined();
  const rest = () => screen.getByLabelText<HTMLTextAreaElement>('Lines that weren’t added');
  expect(rest().value).toBe(lines(100, 104).join('\n'));
  paste('Track 1', '01. Tide\n02. Ebb');
  expect([rest().value, saved.tracks.length]).toEqual(['01. Tide\n02. Ebb', 100]);
  press('Close');
  expect(screen.queryByText(/Lines not added/)).toBeNull();
});

test('a track without room for all credits is named', async () => {
  const credit = (name: string) => ({ role: 'producer' as const, name, instrument: '' });
  const many = Array.from({ length: 20 }, (_none, at) => credit(`Ada ${at}`));
  const saved = await open([
    aTrack({ title: 'Salt', credits: [credit('Ben')] }),
    aTrack({ title: 'Tide', credits: many }),
  ]);
  press('Details of track 1');
  press('Apply to all tracks');
  await screen.findByText('Credits added, but not all on tracks 2. A track has at most 20 credits.');
  expect(saved.tracks[1]?.credits).toEqual(many);
});
