import type { Reading } from '@countin/domain/imports';
import { COLUMNS, recogniseHeadings, type ColumnId, type ColumnMapping } from '../columns/index.ts';
import { excerpt } from '../records/excerpt.ts';
import { ImportFileError } from '../records/index.ts';
import {
  DELIMITERS,
  TEXT_ENCODINGS,
  type Delimiter,
  type TableHead,
  type TextEncoding,
  type TextTableOptions,
} from '../tables/index.ts';

const IDS: ReadonlySet<string> = new Set(COLUMNS.map(({ id }) => id));

/**
 * How a text table is read.
 *
 * @throws ImportFileError for an encoding or a delimiter that none has
 */
export function textOptionsOf({ encoding, delimiter }: Pick<Reading, 'encoding' | 'delimiter'>): TextTableOptions {
  if (encoding !== null && !isEncoding(encoding))
    throw new ImportFileError('reading/encoding', null, { encoding: excerpt(encoding) });
  if (delimiter !== null && !isDelimiter(delimiter))
    throw new ImportFileError('reading/delimiter', null, { delimiter: excerpt(delimiter) });
  return { ...(encoding !== null && { encoding }), ...(delimiter !== null && { delimiter }) };
}

/**
 * What each column of a table holds: what the reading says, else the headings.
 *
 * @throws ImportFileError for a mapping that is not of this table
 */
export function mappingOf({ mapping }: Reading, { headings }: TableHead): ColumnMapping {
  if (mapping === null) return recogniseHeadings(headings).mapping;
  const taken = new Set<ColumnId>();
  return mapping.map((id, index) => {
    if (id === null) return null;
    if (!isColumn(id)) throw new ImportFileError('reading/column', null, { column: excerpt(id) });
    if (taken.has(id)) throw new ImportFileError('reading/column-twice', null, { column: id });
    taken.add(id);
    if (index >= headings.length)
      throw new ImportFileError('reading/column-missing', null, { index: index + 1, most: headings.length });
    return id;
  });
}

function isEncoding(text: string): text is TextEncoding {
  return TEXT_ENCODINGS.some((encoding) => encoding === text);
}

function isDelimiter(text: string): text is Delimiter {
  return DELIMITERS.some((delimiter) => delimiter === text);
}

function isColumn(id: string): id is ColumnId {
  return IDS.has(id);
}
