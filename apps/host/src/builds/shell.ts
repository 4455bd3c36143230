import { originsOf, type PublicConfig } from '@countin/domain/deployment';
import { inlineSource, jsonForHtml, SITE_CARD_VERSION } from '@countin/domain/pages';
import { CARD_SIZE, cardPath } from '@countin/domain/urls';
import { Entity } from '../http/entity.ts';

/** Documents of a build that are served with the configuration, never as files. */
export const SHELLS = { application: 'index.html', syncFrame: 'sync-frame.html' } as const;

/** One of the {@link SHELLS}, ready to be served. */
export interface Shell {
  readonly entity: Entity;
  /** `'sha256-…'` sources of its inline scripts. */
  readonly scripts: readonly string[];
}

/** Where a shell wants the tags of Countin's own card. */
const SHARE_MARK = '<!--share-card-->';
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const CONFIG_ELEMENT = /<script\b(?=[^>]*\bid="config")[^>]*>[\s\S]*?<\/script>/i;

/** Writes the configuration into a built document and lists which inline scripts it may run. */
export async function makeShell(html: string, config: PublicConfig): Promise<Shell> {
  const element = `<script type="application/json" id="config">${jsonForHtml(config)}</script>`;
  const withConfig = CONFIG_ELEMENT.test(html)
    ? html.replace(CONFIG_ELEMENT, () => element)
    : html.replace('</head>', () => `${element}\n</head>`);
  const shared = withConfig.replace(SHARE_MARK, () => shareTags(config));
  return { entity: new Entity(shared), scripts: await Promise.all(inlineScripts(shared).map(inlineSource)) };
}

/** The picture that the start page is shared with; networks want its whole address. */
function shareTags({ sites }: PublicConfig): string {
  const image = originsOf(sites).main + cardPath({ kind: 'site', id: 'countin', language: 'en' }, SITE_CARD_VERSION);
  const properties = { 'og:image': image, 'og:image:width': CARD_SIZE.width, 'og:image:height': CARD_SIZE.height };
  return Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
}

/** Data blocks are not run, so they need no hash. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (!/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes))
      scripts.push(content);
  }
  return scripts;
}
