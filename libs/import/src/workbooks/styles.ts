import type { ArchiveFile } from '../archive/index.ts';
import { numberFormat, type NumberFormat } from './number-format.ts';
import { readWholePart, type XmlHandler } from './xml-part.ts';

/** Number formats of a workbook's cell styles, by their index. */
export async function readStyles(file: ArchiveFile, signal: AbortSignal | undefined): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let inStyles = false;
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') inStyles = true;
      else if (name === 'xf' && inStyles) ids.push(Number(attributes['numFmtId'] ?? 0));
    },
    text: () => undefined,
    close(name) {
      if (name === 'cellXfs') inStyles = false;
    },
  };
  await readWholePart(file, handler, signal);
  const formats = new Map<number, NumberFormat>();
  return ids.map((id) => {
    const format = formats.get(id) ?? numberFormat(id, codes.get(id));
    formats.set(id, format);
    return format;
  });
}
