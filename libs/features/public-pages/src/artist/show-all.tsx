import type { PageView } from '../page/page-view.ts';
import { sectionHref } from '../urls/section-href.ts';
import type { ListSection } from './shown-section.ts';

const TEXTS = { links: 'artist:allLinks', shows: 'artist:allShows', releases: 'label:showAll' } as const;

/** Leads from a shortened list to the whole one. */
export function ShowAll({ view, section }: { readonly view: PageView; readonly section: ListSection }) {
  return (
    <p className="text-links">
      <a href={sectionHref(view, section)}>{view.t(TEXTS[section])}</a>
    </p>
  );
}
