/** A position in an imported file. */
export interface Place {
  /** File within a ZIP, or sheet of a workbook; empty if the import is one plain file. */
  readonly part: string;
  /** Line of a text file, or row of a sheet, as editors and spreadsheets count: from 1. */
  readonly line: number;
  /** Heading of the column, or name of the XML element; empty for the whole line or message. */
  readonly column: string;
}
