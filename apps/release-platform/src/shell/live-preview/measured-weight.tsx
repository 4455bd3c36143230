import type { ReleasePage } from '@countin/domain/release';
import type { RefObject } from 'react';
import { usePartBytes } from './use-part-bytes.ts';
import { WeightMeter } from './weight-meter.tsx';

interface MeasuredWeightProps {
  /** The element of the previewed page. */
  readonly markup: RefObject<HTMLElement | null>;
  readonly release: ReleasePage;
  readonly sheets: readonly string[];
}

/** Measures a previewed page whenever it has changed. */
export function MeasuredWeight({ markup, release, sheets }: MeasuredWeightProps) {
  const bytes = usePartBytes(markup, release, sheets);
  return bytes && <WeightMeter bytes={bytes} />;
}
