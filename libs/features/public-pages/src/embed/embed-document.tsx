import type { ReactNode } from 'react';
import type { PageResponse } from '@countin/domain/pages';
import type { CountdownSetup } from '../moment/countdown.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { accentCss } from '@countin/theme';
import { followScheme } from '../document/follow-scheme.ts';
import { renderDocument } from '../document/render-document.tsx';
import { answerPage } from '../page/answer.ts';
import type { PageContext } from '../page/page-context.ts';
import countdown from '../moment/countdown.css?inline';
import embedSheet from './embed.css?inline';

/** Data for the script inside a frame. */
export interface EmbedData {
  readonly page: 'embed';
  readonly language: string;
  readonly countdown: CountdownSetup;
}

interface EmbedParts {
  readonly status?: number;
  readonly title: string;
  /** Page that this is a part of. */
  readonly canonical?: string;
  readonly colours?: readonly string[];
  /** Further sheets. */
  readonly styles?: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReactNode;
}

const SHEET = followScheme(countdown + embedSheet);
const THEMES = ['light', 'dark'] as const;

/** Answers with a document for a frame in a page of another site. Its address may name a `theme`. */
export async function embedDocument(context: PageContext, parts: EmbedParts): Promise<PageResponse> {
  const { language, query, site } = context;
  const { status = 200, title, canonical, colours, styles = [], headers, body } = parts;
  const data: EmbedData = { page: 'embed', language, countdown: countdownSetup(context) };
  const document = await renderDocument(context, {
    embedded: { theme: THEMES.find((theme) => theme === query.get('theme')) ?? null },
    title,
    description: '',
    ...(canonical !== undefined && { canonical }),
    styles: [SHEET, ...[...styles, ...(colours ? [accentCss(colours, site)] : [])].map(followScheme)],
    data,
    body,
  });
  return { ...answerPage(status, document, headers), framing: 'anywhere' };
}
