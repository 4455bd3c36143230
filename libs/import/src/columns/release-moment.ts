import { zoneSchema } from '@countin/domain/locale';
import { releaseMomentSchema } from '@countin/domain/release';
import type { Given } from '../records/index.ts';
import type { Cell } from './cell.ts';
import { fail, givenWithoutText, type ReleaseCells } from './release-fields.ts';
import { check, readCell, type Read } from './values/read-cell.ts';

const MIDNIGHT = '00:00';

/** The release moment, of the columns of date, time and zone. */
export function readMoment(release: ReleaseCells): Given<unknown> | null {
  const date = release.cells.get('releaseDate');
  if (date?.state === 'text') return momentOn(date, release);
  const time = textIn('releaseTime', release);
  if (time) fail({ code: 'import/required', params: { column: 'releaseDate' } }, time, release);
  return date ? givenWithoutText(date.state, release) : null;
}

function momentOn(dateCell: Cell, release: ReleaseCells): Given<unknown> | null {
  const date = noting(readCell('date', dateCell, release.reading), dateCell, release);
  const timeCell = textIn('releaseTime', release);
  const time = timeCell ? noting(readCell('time', timeCell, release.reading), timeCell, release) : '';
  const zoneCell = textIn('timeZone', release);
  const zone = zoneCell ? readZone(zoneCell, release) : '';
  if (date === null || time === null || zone === null) return null;
  const clock = { date: date.date, time: time || date.time || MIDNIGHT };
  const moment = zone === '' ? { mode: 'local', ...clock } : { mode: 'instant', ...clock, zone };
  const checked = check(releaseMomentSchema, moment, 'moment/date');
  return checked.ok ? { value: checked.value } : fail(checked.fault, dateCell, release);
}

function readZone(cell: Cell, release: ReleaseCells): string | null {
  const read = readCell('zone', cell, release.reading);
  return noting(read.ok ? check(zoneSchema, read.value, 'moment/zone') : read, cell, release);
}

function textIn(id: 'releaseTime' | 'timeZone', { cells }: ReleaseCells): Cell | undefined {
  const cell = cells.get(id);
  return cell?.state === 'text' ? cell : undefined;
}

function noting<T>(read: Read<T>, cell: Cell, release: ReleaseCells): T | null {
  return read.ok ? read.value : fail(read.fault, cell, release);
}
