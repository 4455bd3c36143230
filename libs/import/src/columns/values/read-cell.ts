import { isErrorCode } from '@countin/domain/errors';
import { parseGtin, parseIsrc } from '@countin/domain/identifiers';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import {
  dateSchema,
  PRODUCT_KINDS,
  type AiDisclosure,
  type Genre,
  type ReleaseKind,
  type RightsLine,
} from '@countin/domain/release';
import { genreOf, readRightsLine } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import { completedUpc } from '../../codes/completed-upc.ts';
import type { CoverSource, Problem } from '../../records/index.ts';
import type { Cell } from '../cell.ts';
import type { ColumnContent } from '../column.ts';
import type { Fault } from '../findings.ts';
import type { TableAnswers } from '../table-answers.ts';
import { readAi } from './read-ai.ts';
import { readCover } from './read-cover.ts';
import { ordersOf, readWrittenDate, type WrittenDate } from './read-date.ts';
import { readDuration } from './read-duration.ts';
import { readPageLanguage, readTitleLanguage } from './read-language.ts';
import { readNumber } from './read-number.ts';
import { readTime } from './read-time.ts';
import { readKind, readYesOrNo } from './words.ts';

/** A value, or what is wrong with the text. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** How cells are read: the answers, and the names of genres in languages other than English. */
export interface Reading {
  readonly answers: TableAnswers;
  /** Genres by their names in lower case. */
  readonly genreNames: ReadonlyMap<string, Genre>;
}

/** Values of each content. */
interface Values {
  readonly text: string;
  readonly names: readonly string[];
  readonly code: string;
  readonly kind: ReleaseKind;
  readonly slug: string;
  /** The time is empty if the cell has none. */
  readonly date: { readonly date: string; readonly time: string };
  readonly time: string;
  readonly zone: string;
  readonly upc: string;
  readonly isrc: string;
  readonly genre: Genre;
  readonly language: Language;
  readonly 'title-language': string;
  readonly 'rights-line': RightsLine;
  readonly 'yes-or-no': boolean;
  readonly ai: AiDisclosure;
  readonly cover: CoverSource;
  readonly links: readonly string[];
  readonly number: number;
  readonly duration: number;
}

/** Dates, durations and disclosures that columns accept, for messages. */
const DATE_FORMATS = '2026-11-27, 27.11.2026, 11/27/2026, 27 Nov 2026, 2026年11月27日';
const AI_FORMATS = 'none; all; partly: vocals, instruments, composition, post-production, lyrics';
const DURATION_FORMATS = '3:05, 1:02:09, 185, PT3M5S';
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;
const MOST_CHARACTERS = 100_000;
const MOST_TRACKS_OF_A_DISC = 999;
/** What no form can hold: control characters, and halves of a pair of surrogates. */
const UNSTORABLE = /\p{Surrogate}|[^\P{Cc}\n\t\r]/u;
const NAMES_APART = /[;；|｜\n]| [/／] /u;
const LINKS_APART = /[\s|]+/;
/** Where a text that looks like a formula is a text. */
const FREE_TEXT: ReadonlySet<ColumnContent> = new Set<ColumnContent>(['text', 'names', 'rights-line']);

type Readers = { readonly [C in ColumnContent]: (cell: Cell, reading: Reading) => Read<Values[C]> };

const READERS: Readers = {
  text: ({ text }) => value(text),
  names: ({ text }) => value(parts(text, NAMES_APART)),
  code: ({ text }) => value(text),
  kind: ({ text }) => known(readKind(text), 'import/kind', { accepted: PRODUCT_KINDS.join(', ') }),
  slug: ({ text }) => value(text),
  date: ({ text }, { answers }) => readDate(text, answers),
  time: ({ text }) => known(readTime(text), 'moment/time', { formats: '00:00, 18:30, 6:30 pm' }),
  zone: ({ text }) => value(text),
  upc: ({ text }, { answers }) => readUpc(text, answers),
  isrc: ({ text }) => readIsrc(text),
  genre: ({ text }, { genreNames }) => known(genreOf(text) ?? genreNames.get(nameKey(text)) ?? null, 'import/genre'),
  language: ({ text }) => known(readPageLanguage(text), 'import/language', { accepted: LANGUAGES.join(', ') }),
  'title-language': ({ text }) => known(readTitleLanguage(text), 'import/language', { accepted: 'en, pt, zh-Hant' }),
  'rights-line': ({ text, column }) =>
    known(readRightsLine(text, column.id === 'pLine' ? 'p' : 'c'), 'import/rights-line'),
  'yes-or-no': ({ text }) => known(readYesOrNo(text), 'import/yes-or-no'),
  ai: ({ text }) => known(readAi(text), 'import/ai', { formats: AI_FORMATS }),
  cover: ({ text }) => known(readCover(text), 'import/picture-address'),
  links: ({ text }) => value(parts(text, LINKS_APART)),
  number: (cell, { answers }) => readPosition(cell, answers),
  duration: (cell, { answers }) => known(readDuration(cell, answers), 'import/duration', { formats: DURATION_FORMATS }),
};

/** Reads a cell with text as its column's content. */
export function readCell<C extends ColumnContent>(content: C, cell: Cell, reading: Reading): Read<Values[C]> {
  if (cell.text.length > MOST_CHARACTERS) return wrong('import/cell-too-long', { max: MOST_CHARACTERS });
  if (UNSTORABLE.test(cell.text)) return wrong('import/characters');
  if (cell.kind === 'formula') return wrong('import/formula');
  if (cell.kind === 'error') return wrong('import/cell-error');
  if (cell.text.startsWith('=') && !FREE_TEXT.has(content)) return wrong('import/formula');
  return READERS[content](cell, reading);
}

/** Checks a value by the schema of its form field. The codes are the form's; `otherwise` where it has none. */
export function check<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  otherwise: Problem['code'],
): Read<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return value(parsed.output);
  const [issue] = parsed.issues;
  const max: Problem['params'] = typeof issue.requirement === 'number' ? { max: issue.requirement } : {};
  return wrong(isErrorCode(issue.message) ? issue.message : otherwise, max);
}

function readDate(text: string, { dateOrder }: TableAnswers): Read<Values['date']> {
  const written = readWrittenDate(text);
  const date = written && orderDate(written, dateOrder);
  if (!date || date.month > 12) return wrong('import/date', { formats: DATE_FORMATS });
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR)
    return wrong('import/date-range', { first: FIRST_YEAR, last: LAST_YEAR });
  const two = (number: number) => String(number).padStart(2, '0');
  const real = check(dateSchema, `${date.year}-${two(date.month)}-${two(date.day)}`, 'moment/date');
  if (!real.ok) return real;
  const time = date.time === '' ? '' : readTime(date.time);
  return time === null ? wrong('moment/time') : value({ date: real.value, time });
}

function orderDate(written: WrittenDate, order: TableAnswers['dateOrder']) {
  if (written.shape === 'short-year') return null;
  if (written.shape === 'date') return written;
  const { first, second, year, time } = written;
  const [only, other] = ordersOf(written);
  const decided = order ?? (other === undefined || first === second ? only : null);
  if (!decided) return null;
  return decided === 'dmy' ? { day: first, month: second, year, time } : { day: second, month: first, year, time };
}

function readUpc(text: string, { lostZeros }: TableAnswers): Read<string> {
  const parsed = parseGtin(text);
  if (parsed.ok) return value(parsed.gtin.text);
  const completed = completedUpc(text);
  if (completed !== null && lostZeros === 'complete') return value(completed);
  if (completed !== null) return wrong('import/lost-zeros', { digits: text, expected: completed });
  const { code, ...params } = parsed.error;
  return wrong(code, params);
}

function readIsrc(text: string): Read<string> {
  const parsed = parseIsrc(text);
  if (parsed.ok) return value(parsed.isrc);
  const { code, ...params } = parsed.error;
  return wrong(code, params);
}

function readPosition({ text, kind }: Cell, { decimalSign }: TableAnswers): Read<number> {
  const number = readNumber(text, kind === 'number' ? '.' : (decimalSign ?? '.'));
  return number !== null && Number.isInteger(number) && number >= 1 && number <= MOST_TRACKS_OF_A_DISC
    ? value(number)
    : wrong('import/number', { min: 1, max: MOST_TRACKS_OF_A_DISC });
}

const nameKey = (text: string) => text.normalize('NFKC').toLowerCase().trim();

function parts(text: string, apart: RegExp): readonly string[] {
  return text
    .split(apart)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function known<T>(read: T | null, code: Problem['code'], params: Problem['params'] = {}): Read<T> {
  return read === null ? wrong(code, params) : value(read);
}

function value<T>(read: T): Read<T> {
  return { ok: true, value: read };
}

function wrong(code: Problem['code'], params: Problem['params'] = {}): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, params } };
}
