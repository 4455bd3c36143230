import type { CellKind } from '../tables/index.ts';
import { GENERAL, type NumberFormat } from './number-format.ts';
import { serialText } from './serial-date.ts';
import { withoutEscapes } from './shared-strings.ts';
import type { StringTable } from './string-table.ts';

/** A cell as the file has it. */
export interface RawCell {
  /** `s`, `inlineStr`, `str`, `b`, `e`, `d`; others are numbers. */
  readonly type: string;
  readonly style: number;
  /** The value that was kept last; null if there is none. */
  readonly value: string | null;
  /** Null: no formula. */
  readonly formula: string | null;
  readonly inline: string;
}

/** What cells of a workbook refer to. */
export interface CellContext {
  readonly strings: StringTable;
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** A cell as `TableRow` has it. */
export interface CellValue {
  readonly text: string;
  readonly kind: CellKind;
}

/** Significant digits that spreadsheets show of a fraction. */
const DIGITS = 15;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z?)?$/;

const textOf = (text: string): CellValue => ({ text, kind: 'text' });

/**
 * The value of a cell. Formulas are never evaluated: what the spreadsheet kept counts, or the formula's own text.
 *
 * @returns null for a cell that refers to a string that is not there
 */
export function cellValue(cell: RawCell, context: CellContext): CellValue | null {
  const { formula } = cell;
  if (formula !== null && !hasResult(cell)) return { text: `=${formula === '' ? '…' : formula}`, kind: 'formula' };
  return (READERS.get(cell.type) ?? numberValue)({ ...cell, value: cell.value ?? '' }, context);
}

type Reader = (cell: RawCell & { readonly value: string }, context: CellContext) => CellValue | null;

/** By the type of the cell. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['s', ({ value }, { strings }) => sharedValue(value, strings)],
  ['inlineStr', ({ inline }) => textOf(withoutEscapes(inline))],
  ['str', ({ value }) => textOf(withoutEscapes(value))],
  ['b', ({ value }) => (value === '' ? textOf('') : { text: isTrue(value) ? 'true' : 'false', kind: 'yes-or-no' })],
  ['e', ({ value }) => ({ text: value, kind: 'error' })],
  ['d', ({ value }) => isoValue(value)],
]);

function sharedValue(value: string, strings: StringTable): CellValue | null {
  if (value === '') return textOf('');
  const string = strings.at(Number(value));
  return string === null ? null : textOf(withoutEscapes(string));
}

/** An empty text is a result; an empty number is what programs write that evaluate nothing. */
function hasResult({ type, value, inline }: RawCell): boolean {
  if (type === 'inlineStr') return inline !== '';
  return value !== null && (value !== '' || type === 'str');
}

/** Whether an attribute or a value of XML means yes. */
export function isTrue(text: string | undefined): boolean {
  return text === '1' || text?.toLowerCase() === 'true';
}

function isoValue(value: string): CellValue {
  const [, date, time = '00:00'] = ISO.exec(value) ?? [];
  if (date === undefined) return { text: value, kind: 'date' };
  return { text: time === '00:00' ? date : `${date}T${time}`, kind: 'date' };
}

function numberValue({ value, style }: Parameters<Reader>[0], { formats, is1904 }: CellContext): CellValue {
  const format = formats[style] ?? GENERAL;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return textOf(value);
  const serial = format.date || format.time ? serialText(number, format, is1904) : null;
  return serial ?? { text: numberText(value, number).padStart(format.digits, '0'), kind: 'number' };
}

/** Digits as they were typed, without exponent. Long whole numbers keep all of theirs. */
function numberText(value: string, number: number): string {
  if (/^[1-9]\d{0,39}$/.test(value)) return value;
  const shown = Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS));
  const [mantissa = '', exponent] = String(shown).split('e');
  if (exponent === undefined) return mantissa;
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const sign = shown < 0 ? '-' : '';
  const places = Number(exponent);
  if (places > 0) return sign + whole + fraction.padEnd(places, '0');
  return `${sign}0.${'0'.repeat(-places - 1)}${whole}${fraction}`;
}
