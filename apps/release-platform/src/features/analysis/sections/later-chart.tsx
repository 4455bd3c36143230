import { lazyImport } from '@countin/deployment-recovery';
import { Skeleton } from '@countin/ui';
import { lazy, Suspense, type ComponentProps } from 'react';

const Chart = lazy(lazyImport(() => import('./chart.tsx')));

/** Height of a chart with its legend, px. */
const HEIGHT = 340;

/** A chart, once its code has loaded. Its room is kept. */
export function LaterChart(props: ComponentProps<typeof Chart>) {
  return (
    <Suspense fallback={<Skeleton height={HEIGHT} />}>
      <Chart {...props} />
    </Suspense>
  );
}
