import { columnsOf } from './columns-of.ts';
import { FileOptions } from './file-options.tsx';
import { MappingTable } from './mapping-table.tsx';
import { Questions } from './questions.tsx';
import type { Inspection } from './use-inspection.ts';

/** How a table can be read: its bytes, its columns, and what holds for all its rows. Nothing for other files. */
export function TableChoices({ inspection: { found, first, reading, choose } }: { readonly inspection: Inspection }) {
  const table = found?.table;
  if (!table || !first || !reading) return null;
  return (
    <>
      <FileOptions reading={reading} table={table} encoding={first.encoding} onChange={choose} />
      <MappingTable
        table={table}
        mapping={reading.mapping ? columnsOf(reading.mapping) : table.recognised.mapping}
        recognised={first.recognised}
        remembered={first.remembered}
        onMapping={(mapping) => choose({ mapping })}
      />
      <Questions survey={table.survey} reading={reading} onChange={choose} />
    </>
  );
}
