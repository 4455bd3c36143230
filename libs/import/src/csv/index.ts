export { BYTE_ORDER_MARK, csv, parseCsv } from './csv.ts';
