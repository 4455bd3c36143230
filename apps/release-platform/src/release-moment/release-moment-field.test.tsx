import type { ReleaseMoment } from '@countin/domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ReleaseMomentField } from './release-moment-field.tsx';

const NOW = Date.UTC(2026, 10, 20, 12);

afterEach(cleanup);

async function open(moment: ReleaseMoment | null, ownZone = 'Europe/Lisbon') {
  const changes: (ReleaseMoment | null)[] = [];
  await renderScreen(<ReleaseMomentField moment={moment} ownZone={ownZone} now={NOW} onChange={(next) => changes.push(next)} />);
  await screen.findByLabelText('Date');
  return changes;
}

const setDate = (value: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value } });
const setTime = (value: string) => fireEvent.change(screen.getByLabelText('Time'), { target: { value } });

test('a date alone is midnight wherever the fan is', async () => {
  const changes = await open(null);
  setDate('2026-11-27');
  expect(changes).toEqual([{ mode: 'local', date: '2026-11-27', time: '00:00' }]);
});

test('one moment worldwide is read on the person’s own clock at first', async () => {
  const changes = await open({ mode: 'local', date: '2026-11-27', time: '18:00' });
  fireEvent.click(screen.getByRole('radio', { name: 'One moment worldwide' }));
  expect(changes).toEqual([{ mode: 'instant', date: '2026-11-27', time: '18:00', zone: 'Europe/Lisbon' }]);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Time zone/ }).value).toBe('Lisbon, Europe');
});

test('what it means for fans elsewhere is said in their clock and in mine', async () => {
  await open({ mode: 'local', date: '2026-11-27', time: '00:00' });
  const tokyo = screen.getByRole('row', { name: /Tokyo/ }).textContent;
  expect(tokyo).toContain('November 27');
  expect(tokyo).toMatch(/November 26.*3:00\sPM/);
});

test('an hour that the clocks jump over is announced', async () => {
  await open({ mode: 'instant', date: '2026-03-29', time: '01:30', zone: 'Europe/Lisbon' });
  expect(screen.getByText(/Clocks jump over .* in Europe\/Lisbon/)).toBeTruthy();
});

test('an hour that comes twice is announced, with the zones where it does', async () => {
  await open({ mode: 'local', date: '2026-10-25', time: '01:30' });
  expect(screen.getByText(/comes twice that night in .* more zones/)).toBeTruthy();
});

test('an incomplete time is a fault on its field and changes nothing', async () => {
  const changes = await open({ mode: 'local', date: '2026-11-27', time: '00:00' });
  setTime('');
  expect(screen.getByText('Enter a time, such as 00:00.')).toBeTruthy();
  expect(changes).toEqual([]);
});

test('a moment that has passed says what publishing would do', async () => {
  await open({ mode: 'local', date: '2026-11-01', time: '00:00' });
  expect(screen.getByText(/This moment has passed/)).toBeTruthy();
});

test('removing the date is a wish of its own', async () => {
  const changes = await open({ mode: 'local', date: '2026-11-27', time: '00:00' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the date' }));
  expect(changes).toEqual([null]);
  expect(screen.getByText(/No date yet/)).toBeTruthy();
});
