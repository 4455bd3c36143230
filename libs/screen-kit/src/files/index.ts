export { BYTE_ORDER_MARK, csv, parseCsv } from './csv.ts';
export { saveFile } from './save-file.ts';
