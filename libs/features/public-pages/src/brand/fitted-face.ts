import type { TypefaceFacts } from '@countin/domain/appearance';

/** Average advance of English text in the bold sans serifs that are measured as fallbacks, in ems. */
const FALLBACK_ADVANCE = 0.474;
const FALLBACKS = [
  'Arial Bold',
  'Arial-BoldMT',
  'Roboto Bold',
  'Roboto-Bold',
  'Liberation Sans Bold',
  'Arimo Bold',
  'Noto Sans Bold',
  'DejaVu Sans Bold',
];

/** Metrics of a typeface, parts of the font's size. */
export type TypefaceMetrics = Pick<TypefaceFacts, 'advance' | 'ascent' | 'descent'>;

/** A face of the system's bold sans serif with a typeface's metrics, so that both look alike on a page. */
export function fittedFace(family: string, { advance, ascent, descent }: TypefaceMetrics): string {
  const adjusted = advance / FALLBACK_ADVANCE;
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return [
    `@font-face{font-family:${family};src:${FALLBACKS.map((name) => `local('${name}')`).join(',')};font-weight:100 900;`,
    `size-adjust:${percent(adjusted)};ascent-override:${percent(ascent / adjusted)};descent-override:${percent(descent / adjusted)};line-gap-override:0%}`,
  ].join('');
}
