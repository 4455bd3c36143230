import type { ReleasePage } from '@countin/domain/release';
import type { RefObject } from 'react';
import { useMeasuredPage } from './use-measured-page.ts';
import { WeightMeter } from './weight-meter.tsx';

interface MeasuredWeightProps {
  /** The element of the previewed page. */
  readonly markup: RefObject<HTMLElement | null>;
  readonly release: ReleasePage;
  readonly sheets: readonly string[];
}

/** Measures a previewed page whenever it has changed. */
export function MeasuredWeight({ markup, release, sheets }: MeasuredWeightProps) {
  const page = useMeasuredPage(markup, release, sheets);
  return page && <WeightMeter bytes={page.parts} choices={page.choices} />;
}
