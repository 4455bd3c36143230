import { brightness, disc, fill, mix, num, SIDE, type Canvas, type SetText } from '../canvas.ts';
import { escapeXml } from '../escape.ts';

const MARGIN = 44;
const WIDTH = SIDE - MARGIN * 2;
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** The title in the largest size that fits, over one shape. */
export function drawType(canvas: Canvas): string {
  const { ground, figure, light, between, pick } = canvas;
  const ink =
    Math.abs(brightness(light) - brightness(ground)) >= Math.abs(brightness(figure) - brightness(ground))
      ? light
      : figure;
  const shape = ink === light ? figure : light;
  const r = between(130, 190);
  const back = pick([
    () => disc(between(330, 500), between(50, 110), r, shape),
    () =>
      `<rect x="${num(between(300, 430))}" y="0" width="${num(between(120, 200))}" height="${num(between(180, 240))}" fill="${shape}"/>`,
    () => `<path d="M${SIDE} 0v${num(between(180, 250))}L${num(between(160, 300))} 0z" fill="${shape}"/>`,
    () =>
      disc(between(400, 540), between(20, 80), r * 1.1, shape) +
      disc(between(400, 540), between(20, 80), r * 0.6, mix(shape, ground, 0.45)),
  ] as const)();
  const lines = titleLines(canvas.title.trim() || '·');
  const widest = Math.max(...lines.map(widthOf));
  const size = Math.min(210, WIDTH / widest, (SIDE * 0.46) / lines.length);
  const bottom = SIDE - MARGIN - size * 0.12;
  const text = lines.map((line, at) => ({
    text: line,
    x: MARGIN,
    y: bottom - (lines.length - 1 - at) * size * 0.98,
    size,
    weight: 800,
    spacing: size * -0.035,
  }));
  const by = canvas.artist.trim();
  const bySize = Math.min(26, WIDTH / widthOf(by));
  const byline = {
    text: by,
    x: MARGIN,
    y: bottom - (lines.length - 1) * size * 0.98 - size * 0.86 - 14,
    size: bySize,
    weight: 600,
    spacing: 0,
  };
  return `${fill(ground)}${back}<g font-family="${FONT}" fill="${ink}">${[...(by === '' ? [] : [byline]), ...text].map(canvas.setText).join('')}</g>`;
}

/** Writes `<text>` elements, for viewers that have fonts. */
export const setAsText: SetText = ({ text, x, y, size, weight, spacing }) =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}"${spacing === 0 ? '' : ` letter-spacing="${num(spacing)}"`}>${escapeXml(text)}</text>`;

/** Breaks a title into up to five lines of about the same width, so that it can be set large. */
function titleLines(title: string): string[] {
  const words = title.split(/\s+/).slice(0, 24);
  const total = widthOf(title);
  const wanted = Math.min(5, words.length, Math.max(1, Math.round(Math.sqrt(total / 2.4))));
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines.length < wanted - 1 && widthOf(longer) > (total / wanted) * 1.12) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Estimated advance width in a heavy sans serif, in em. Errs on the wide side to avoid clipping. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (
      /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u.test(character)
    )
      width += 1.02;
    else if (/[MWmw@]/.test(character)) width += 0.9;
    else if (/[\p{Lu}\d&]/u.test(character)) width += 0.7;
    else if (/[iljft.,:;!|'’ ]/.test(character)) width += 0.33;
    else width += 0.585;
  }
  return Math.max(width, 0.6);
}
