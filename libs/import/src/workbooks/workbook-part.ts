import type { ArchiveFile } from '../archive/index.ts';
import { ImportFileError } from '../records/index.ts';
import { isTrue } from './cell-value.ts';
import { readWholePart, type XmlAttributes, type XmlHandler } from './xml-part.ts';

/** Sheets of one workbook. */
const MOST_SHEETS = 1000;
const LONGEST_NAME = 255;

/** Whether spreadsheets show a sheet. `very-hidden`: their menus do not offer to show it. */
export type SheetVisibility = 'visible' | 'hidden' | 'very-hidden';

/** A sheet as the workbook names it. */
export interface NamedSheet {
  readonly name: string;
  readonly visibility: SheetVisibility;
  /** Id of its relation. */
  readonly relation: string;
}

/** What a workbook says of itself. */
export interface WorkbookPart {
  readonly sheets: readonly NamedSheet[];
  readonly is1904: boolean;
}

/** Reads which sheets a workbook has. Null: its root is no workbook. */
export async function readWorkbookPart(
  file: ArchiveFile,
  signal: AbortSignal | undefined,
): Promise<WorkbookPart | null> {
  const sheets: NamedSheet[] = [];
  const names = new Set<string>();
  let is1904 = false;
  let root: string | null = null;
  const damaged = (reason: string) => new ImportFileError('workbook/damaged', null, { path: file.path, reason });
  const handler: XmlHandler = {
    open(name, attributes) {
      root ??= name;
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const sheet = sheetOf(attributes);
      if (names.has(sheet.name)) throw damaged(`two sheets: ${sheet.name}`);
      if (sheets.push(sheet) > MOST_SHEETS) throw damaged(`${MOST_SHEETS} sheets`);
      names.add(sheet.name);
    },
    text: () => undefined,
    close: () => undefined,
  };
  await readWholePart(file, handler, signal);
  return root === 'workbook' ? { sheets, is1904 } : null;
}

function sheetOf(attributes: XmlAttributes): NamedSheet {
  const relation = Object.keys(attributes).find((key) => key.endsWith(':id')) ?? '';
  return {
    name: (attributes['name'] ?? '').slice(0, LONGEST_NAME),
    visibility: visibilityOf(attributes['state']),
    relation: attributes[relation] ?? '',
  };
}

function visibilityOf(state: string | undefined): SheetVisibility {
  if (state === 'veryHidden') return 'very-hidden';
  return state === 'hidden' ? 'hidden' : 'visible';
}
