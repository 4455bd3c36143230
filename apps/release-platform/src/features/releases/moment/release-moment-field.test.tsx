import type { ReleaseMoment } from '@countin/domain/release';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { MomentEntry } from './moment-draft.ts';
import { ReleaseMomentField } from './release-moment-field.tsx';

const NOW = Date.UTC(2026, 10, 20, 12);

afterEach(cleanup);

/** Changes of another editor appear. */
let setElsewhere: (moment: ReleaseMoment | null) => void = () => undefined;
const arrive = (moment: ReleaseMoment | null) => act(() => setElsewhere(moment));

/** The field in an editor that takes each complete moment. Gives what it was told, moments as they are. */
async function open(
  initial: ReleaseMoment | null,
  { ownZone = 'Europe/Lisbon', kept }: { ownZone?: string; kept?: unknown } = {},
) {
  const entries: (ReleaseMoment | null | MomentEntry)[] = [];
  function Holder() {
    const [moment, setMoment] = useState(initial);
    setElsewhere = setMoment;
    return (
      <ReleaseMomentField
        moment={moment}
        kept={kept}
        ownZone={ownZone}
        now={NOW}
        onEntry={(entry) => {
          entries.push(entry.kind === 'moment' ? entry.moment : entry);
          if (entry.kind === 'moment') setMoment(entry.moment);
        }}
      />
    );
  }
  await renderScreen(<Holder />);
  await screen.findByLabelText('Date');
  return entries;
}

const NIGHT = { mode: 'local', date: '2027-03-28', time: '00:00' } as const;
const dateField = () => screen.getByLabelText<HTMLInputElement>('Date');
/** As a browser tells of typing: keys, and each whole date that the field reads as on the way. */
const typeDates = (...values: string[]) => {
  for (const value of values) {
    fireEvent.keyDown(dateField(), { key: '2' });
    fireEvent.change(dateField(), { target: { value } });
  }
};

const setDate = (value: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value } });
const setTime = (value: string) => fireEvent.change(screen.getByLabelText('Time'), { target: { value } });

test('a date alone means midnight in the fan’s zone', async () => {
  const changes = await open(null);
  setDate('2026-11-27');
  expect(changes).toEqual([{ mode: 'local', date: '2026-11-27', time: '00:00' }]);
});

test('one moment worldwide is read on the person’s own clock at first', async () => {
  const changes = await open({ mode: 'local', date: '2026-11-27', time: '18:00' });
  fireEvent.click(screen.getByRole('radio', { name: 'One moment worldwide' }));
  expect(changes).toEqual([{ mode: 'instant', date: '2026-11-27', time: '18:00', zone: 'Europe/Lisbon' }]);
  const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: /Time zone/ });
  expect(zone.value).toBe('Western European Time · Lisbon');
});

test('the moment is shown in fans’ and the user’s time zone', async () => {
  await open({ mode: 'local', date: '2026-11-27', time: '00:00' });
  const tokyo = screen.getByRole('row', { name: /Tokyo/ }).textContent;
  expect(tokyo).toContain('November 27');
  expect(tokyo).toMatch(/November 26.*3:00\sPM/);
});

test('an hour that the clocks jump over is announced', async () => {
  await open({ mode: 'instant', date: '2026-03-29', time: '01:30', zone: 'Europe/Lisbon' });
  expect(screen.getByText(/Clocks on Western European Time skip/)).toBeTruthy();
});

test('an hour that comes twice is announced, with the plain name of its zone', async () => {
  await open({ mode: 'instant', date: '2027-10-31', time: '01:30', zone: 'Europe/Lisbon' });
  expect(screen.getByText(/^Clocks on Western European Time show .* twice that night/)).toBeTruthy();
});

test('an hour that comes twice is announced, with the zones where it does', async () => {
  await open({ mode: 'local', date: '2026-10-25', time: '01:30' });
  expect(screen.getByText(/Clocks on .* more zones show .* twice that night/)).toBeTruthy();
});

test('an incomplete time is an error on its field and changes nothing', async () => {
  const changes = await open({ mode: 'local', date: '2026-11-27', time: '00:00' });
  setTime('');
  expect(screen.getByText('Enter a time, such as 00:00.')).toBeTruthy();
  expect(changes).toEqual([
    { kind: 'invalid', field: 'time', draft: { mode: 'local', date: '2026-11-27', time: '', zone: 'Europe/Lisbon' } },
  ]);
});

test('a moment that has passed says what publishing would do', async () => {
  await open({ mode: 'local', date: '2026-11-01', time: '00:00' });
  expect(screen.getByText(/This time has passed/)).toBeTruthy();
});

test('removing the date is an explicit action', async () => {
  const changes = await open({ mode: 'local', date: '2026-11-27', time: '00:00' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the date' }));
  expect(changes).toEqual([null]);
  expect(screen.getByText(/No date yet/)).toBeTruthy();
});

test('31 February, typed, is never taken for the 3rd of February that it reads as on the way', async () => {
  const entries = await open(NIGHT);
  typeDates('2027-02-28', '2027-02-03', '');
  expect(entries.map((entry) => entry && 'kind' in entry && entry.kind)).toEqual([
    'incomplete',
    'incomplete',
    'incomplete',
  ]);
  expect(JSON.stringify(entries)).not.toContain('2027-02');
  fireEvent.blur(dateField());
  expect(entries.at(-1)).toMatchObject({ kind: 'invalid', field: 'date' });
  expect(screen.getByText('Enter a valid date.')).toBeTruthy();
  expect(
    screen.getByText('Still saved: Sunday, March 28, 2027 at 12:00 AM', {
      normalizer: (text) => text.replace(/\s/g, ' '),
    }),
  ).toBeTruthy();
});

test('a date that is typed counts when its field is left', async () => {
  const entries = await open(NIGHT);
  typeDates('2027-02-28', '2027-02-03', '2027-02-14');
  fireEvent.blur(dateField());
  expect(entries.at(-1)).toEqual({ ...NIGHT, date: '2027-02-14' });
});

test('a half-typed first date is wrong once it is left, though it reads as none', async () => {
  const entries = await open(null);
  fireEvent.keyDown(dateField(), { key: '2' });
  Object.defineProperty(dateField(), 'validity', { value: { badInput: true } });
  fireEvent.blur(dateField());
  expect(entries).toMatchObject([{ kind: 'invalid', field: 'date' }]);
  expect(screen.getByText('Enter a valid date.')).toBeTruthy();
});

test('an emptied date keeps the saved one within reach', async () => {
  const entries = await open(NIGHT);
  setDate('');
  expect(entries.at(-1)).toMatchObject({ kind: 'invalid', field: 'date' });
  fireEvent.click(screen.getByRole('button', { name: 'Use the saved date' }));
  expect(entries.at(-1)).toEqual(NIGHT);
  expect(dateField().value).toBe('2027-03-28');
});

test('an invalid value is invalid again after a reload', async () => {
  await open(NIGHT, { kept: { mode: 'local', date: '', time: '00:00', zone: 'Europe/Lisbon' } });
  expect(dateField().value).toBe('');
  expect(screen.getByText('Enter a valid date.')).toBeTruthy();
  expect(screen.getByText(/^Still saved: Sunday, March 28, 2027/)).toBeTruthy();
});

test('a date that is set elsewhere is shown, but not over one that is being put right', async () => {
  await open(NIGHT);
  arrive({ ...NIGHT, date: '2027-04-01' });
  expect(dateField().value).toBe('2027-04-01');
  setDate('');
  arrive({ ...NIGHT, date: '2027-05-01' });
  expect(dateField().value).toBe('');
  expect(screen.getByText(/^Still saved: Saturday, May 1, 2027/)).toBeTruthy();
});
