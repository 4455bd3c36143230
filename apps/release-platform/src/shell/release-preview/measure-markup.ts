import { PAGE_SECTIONS, type PageSection } from '@countin/domain/appearance';

/** A server's brotli is smaller than a browser's gzip. */
const BROTLI = 0.92;
/** Bytes of the document's head and data, compressed: they are not in a preview. */
const HEAD = 1400;

/** Elements of each section in the page. */
const SECTION_ELEMENTS: Readonly<Record<PageSection, string>> = {
  links: '[data-island="stores"]',
  buttons: '.own-buttons',
  signup: '[data-island="signup"]',
  video: '[data-island="video"], .video-section',
  text: '.description',
  tracks: '.tracklist',
  credits: '.credits',
};

/** Bytes of a document as it is sent, and what each of its sections adds to it. */
export interface MeasuredMarkup {
  readonly html: number;
  readonly sections: ReadonlyMap<PageSection, number>;
}

/** Measures the markup of a previewed page. A section costs what the page is smaller without it. */
export async function measureMarkup(page: HTMLElement, sheets: readonly string[]): Promise<MeasuredMarkup> {
  const styles = sheets.join('');
  const whole = await sentSize(styles + page.innerHTML);
  const sections = new Map<PageSection, number>();
  for (const section of PAGE_SECTIONS) {
    const without = page.cloneNode(true) as HTMLElement;
    const elements = without.querySelectorAll(SECTION_ELEMENTS[section]);
    if (elements.length === 0) continue;
    for (const element of elements) element.remove();
    sections.set(section, Math.max(0, whole - (await sentSize(styles + without.innerHTML))));
  }
  return { html: whole + HEAD, sections };
}

async function sentSize(text: string): Promise<number> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return Math.round((await new Response(stream).arrayBuffer()).byteLength * BROTLI);
}
