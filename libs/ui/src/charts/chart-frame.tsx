import { useId, useState, type ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { valueText, type ChartData } from './chart-data.ts';
import styles from './chart-frame.module.css';

/** Texts around a chart. */
export interface ChartTexts {
  /** Heading of the table's first column, such as `Day`. */
  readonly axis: string;
  /** Heading of the column with what happened. */
  readonly notes: string;
  readonly showTable: string;
  readonly showChart: string;
}

interface ChartFrameProps {
  /** Name of chart and table. */
  readonly label: string;
  /** Summary of the chart, in one or two sentences. */
  readonly summary: ReactNode;
  readonly data: ChartData;
  readonly texts: ChartTexts;
  /** The chart, given the id of the summary that describes it. */
  readonly children: (summaryId: string) => ReactNode;
}

/** A chart with its description, and the table that says the same. */
export function ChartFrame({ label, summary, data, texts, children }: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false);
  const summaryId = useId();
  return (
    <figure className={styles.frame} aria-label={label}>
      <div className={styles.head}>
        <figcaption id={summaryId} className={styles.summary}>
          {summary}
        </figcaption>
        <Button variant="link" className={styles.toggle} onClick={() => setIsTable(!isTable)}>
          {isTable ? texts.showChart : texts.showTable}
        </Button>
      </div>
      {isTable ? <PointTable label={label} data={data} texts={texts} /> : children(summaryId)}
    </figure>
  );
}

function PointTable({ label, data, texts }: Omit<ChartFrameProps, 'summary' | 'children'>) {
  const { points, series } = data;
  const hasNotes = points.some(({ notes }) => notes?.length);
  return (
    // The keyboard scrolls it.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.axis}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
            {hasNotes && <th scope="col">{texts.notes}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ full, notes = [] }, at) => (
            <tr key={full}>
              <th scope="row">{full}</th>
              {series.map((each) => (
                <td key={each.name}>{valueText(data, each, at) ?? '–'}</td>
              ))}
              {hasNotes && <td className={styles.notes}>{notes.join(' · ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
