import { LIMITS } from '@countin/domain/fields';
import { COUNTRIES, LANGUAGES, type Language } from '@countin/domain/locale';
import { parse } from 'papaparse';
import { decodeText } from './decode-text.ts';

/** A fan as a row of a file names them. */
export interface FileRow {
  /** Number of the row as a spreadsheet shows it, from 1. */
  readonly row: number;
  readonly contact: string;
  readonly name: string;
  readonly language: Language | null;
  readonly country: string | null;
}

/** Rows that show which column is which. */
const SAMPLE_ROWS = 200;
const CONTACT = /e-?mail|mail|contact|kontakt|correo|メール|이메일|邮箱|ईमेल|البريد/i;
const NAME = /name|nom\b|nombre|nome|名|이름|नाम|اسم/i;
const LANGUAGE = /lang|sprache|idioma|言語|언어|语言|भाषा|لغة/i;
const COUNTRY = /country|land|pays|pa[ií]s|国|국가|देश|بلد/i;

/** The fans of a CSV file, whatever separates its cells and however it is encoded. Null without a column of contacts. */
export function readFanFile(bytes: Uint8Array): readonly FileRow[] | null {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  // Empty rows keep their numbers, and would mislead the guess.
  const { delimiter } = parse(text, { preview: SAMPLE_ROWS, skipEmptyLines: true }).meta;
  const { data } = parse<string[]>(text, { delimiter });
  const sample = data.slice(0, SAMPLE_ROWS);
  const contact = contactColumn(sample);
  if (contact === null) return null;
  const [first = []] = data;
  const hasHead = !isContact(first[contact] ?? '');
  const columns = (pattern: RegExp) =>
    hasHead ? first.flatMap((text, at) => (at !== contact && pattern.test(text) ? [at] : [])) : [];
  const [names, [language], [country]] = [columns(NAME), columns(LANGUAGE), columns(COUNTRY)];
  const cell = (row: readonly string[], at: number | undefined) => (at === undefined ? '' : clean(row[at] ?? ''));
  return data.flatMap((row, at) => {
    if ((hasHead && at === 0) || row.every((text) => text.trim() === '')) return [];
    const spoken = cell(row, language);
    const from = cell(row, country).toUpperCase();
    return {
      row: at + 1,
      contact: cell(row, contact),
      name: names
        .map((column) => cell(row, column))
        .join(' ')
        .trim()
        .slice(0, LIMITS.fanName),
      language: LANGUAGES.find((each) => each.toLowerCase() === spoken.toLowerCase()) ?? null,
      country: COUNTRIES.find((each) => each === from) ?? null,
    };
  });
}

/** The column with the most addresses and numbers; a heading decides between equals. */
function contactColumn(rows: readonly (readonly string[])[]): number | null {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  let best: { readonly at: number; readonly count: number } = { at: -1, count: 0 };
  for (let at = 0; at < width; at += 1) {
    const count = contactsIn(rows.map((row) => row[at] ?? ''));
    if (count > best.count) best = { at, count };
  }
  return best.count > 0 ? best.at : null;
}

/** Addresses and numbers in the cells of a column; a heading counts half. */
function contactsIn([heading = '', ...cells]: readonly string[]): number {
  const found = [heading, ...cells].filter(isContact).length;
  return found + (CONTACT.test(heading) ? 0.5 : 0);
}

const isContact = (text: string) => text.includes('@') || /^'?\+?[\d\s().-]{7,}$/.test(text.trim());

/** Without control characters, and without the apostrophe by which exports keep a spreadsheet from running a cell. */
function clean(text: string): string {
  return text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}
