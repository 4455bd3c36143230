import { useState, type ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import styles from './share-table.module.css';

/** A row of a {@link ShareTable}. */
export interface ShareRow {
  readonly key: string;
  readonly name: ReactNode;
  /** One for each column; null where it is left out. The bar shows the first. */
  readonly values: readonly (number | null)[];
}

interface ShareTableProps {
  readonly label: string;
  /** Headings: of the names, and of each column of values. */
  readonly headings: readonly [name: string, ...values: string[]];
  readonly rows: readonly ShareRow[];
  readonly format: (value: number | null) => string;
  /** Rows shown at once. */
  readonly most?: number;
  /** Label of the button that shows all rows. */
  readonly showAll: string;
}

/** Table whose first column of values is also drawn as bars. */
export function ShareTable({ label, headings: [name, ...columns], rows, format, most = 8, showAll }: ShareTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const largest = Math.max(1, ...rows.map(({ values: [first] }) => first ?? 0));
  const shown = showsAll ? rows : rows.slice(0, most);
  return (
    <>
      <table className={styles.table} aria-label={label} data-columns={columns.length}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <span className={styles.name}>{row.name}</span>
                {row.values[0] !== 0 && row.values[0] !== null && (
                  <span
                    className={styles.bar}
                    aria-hidden
                    style={{ inlineSize: `${((row.values[0] ?? 0) / largest) * 100}%` }}
                  />
                )}
              </th>
              {columns.map((column, at) => (
                <td key={column}>{format(at < row.values.length ? (row.values[at] ?? null) : 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && !showsAll && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          {showAll}
        </Button>
      )}
    </>
  );
}
