/** Encodings of text files, by the names that `TextDecoder` gives them. GB 18030 contains GBK and GB 2312. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'windows-1256',
  'shift_jis',
  'gb18030',
  'euc-kr',
  'big5',
] as const;
/** One of {@link TEXT_ENCODINGS}. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];
