export type { CellKind, Table, TableHead, TableRow } from './table.ts';
