import { useTranslation } from 'react-i18next';
import type { RefObject } from 'react';
import { useMeasuredPage, type PageFiles } from './use-measured-page.ts';
import { WeightMeter } from './weight-meter.tsx';

interface MeasuredWeightProps {
  /** The element of the previewed page. */
  readonly markup: RefObject<HTMLElement | null>;
  readonly files: PageFiles;
  readonly sheets: readonly string[];
  /** Whether it is the page of a release, whose sections can be left out. */
  readonly ofRelease: boolean;
}

/** Measures a previewed page whenever it has changed. */
export function MeasuredWeight({ markup, files, sheets, ofRelease }: MeasuredWeightProps) {
  const { t } = useTranslation('profile-editor');
  const page = useMeasuredPage(markup, files, sheets);
  if (!page) return null;
  return ofRelease ? (
    <WeightMeter bytes={page.parts} choices={page.choices} />
  ) : (
    <WeightMeter bytes={page.parts} choices={[]} picture={t('picture.name')} />
  );
}
