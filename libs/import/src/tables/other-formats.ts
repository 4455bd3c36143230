/** Formats that a file may have whose name says another. `binary`: none that we know. */
export const OTHER_FORMATS = [
  'xlsx',
  'ods',
  'zip',
  'xls',
  'xlsb',
  'pdf',
  'gzip',
  'picture',
  'rtf',
  'html',
  'xml',
  'text',
  'binary',
] as const;
/** One of {@link OTHER_FORMATS}. */
export type OtherFormat = (typeof OTHER_FORMATS)[number];

/** First characters, of which each is a byte. */
const SIGNATURES: readonly (readonly [RegExp, OtherFormat])[] = [
  [/^PK\x03\x04.*xl\//s, 'xlsx'],
  [/^PK\x03\x04.{26}mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/s, 'ods'],
  [/^PK(?:\x03\x04|\x05\x06)/, 'zip'],
  [/^\xD0\xCF\x11\xE0/, 'xls'],
  [/^%PDF-/, 'pdf'],
  [/^\x1F\x8B/, 'gzip'],
  [/^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF.{4}WEBP)/s, 'picture'],
  [/^\{\\rtf/, 'rtf'],
  [/^(?:\xEF\xBB\xBF)?\s*<(?:!DOCTYPE html|html|head|table)[\s>]/i, 'html'],
  [/^(?:\xEF\xBB\xBF)?\s*<\?xml\s/, 'xml'],
];

/** Characters of control that no text has: some in a cell are an error of the cell. */
const FEW = 3;
const SHARE = 0.02;

/** The format of a file that is no text, by its first bytes; null if it has no signature. */
export function signedFormat(start: Uint8Array): OtherFormat | null {
  const text = Array.from(start, (byte) => String.fromCharCode(byte)).join('');
  return SIGNATURES.find(([signature]) => signature.test(text))?.[1] ?? null;
}

/** Whether decoded bytes are no text: more than three of them, and 2 %, are characters of control. */
export function isBinary(text: string): boolean {
  const controls = text.match(/[\0-\x08\x0E-\x1F\x7F]/g)?.length ?? 0;
  return controls > FEW && controls > SHARE * text.length;
}
