import { ChartFrame, ColumnChart, LineChart, type ChartData } from '@countin/ui/charts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ChartProps {
  readonly kind: 'line' | 'columns';
  readonly label: string;
  readonly summary: ReactNode;
  /** Heading of the table's first column. */
  readonly axis: string;
  readonly data: ChartData;
  /** Fixed end of the axis. */
  readonly most?: number;
}

/** A chart with its table. */
export function Chart({ kind, label, summary, axis, data, most }: ChartProps) {
  const { t } = useTranslation('analysis');
  const texts = {
    axis,
    notes: t('annotations.title'),
    showTable: t('showTable'),
    showChart: t('showChart'),
  };
  return (
    <ChartFrame label={label} summary={summary} data={data} texts={texts}>
      {(describedBy) =>
        kind === 'line' ? (
          <LineChart label={label} describedBy={describedBy} data={data} most={most} />
        ) : (
          <ColumnChart label={label} describedBy={describedBy} data={data} />
        )
      }
    </ChartFrame>
  );
}
