import type { PageView } from '../page/page-view.ts';

/** Address of a page with one of its lists whole, or without a section, on the host that is open. */
export function sectionHref({ path, query: shown }: Pick<PageView, 'path' | 'query'>, section: string | null): string {
  const query = new URLSearchParams([...shown].filter(([name]) => name !== 'section'));
  if (section !== null) query.set('section', section);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
