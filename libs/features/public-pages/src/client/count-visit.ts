import type { CountEvent } from '../browser/counting.ts';

/** Counts the view of this page, that of its form, and clicks that lead away from it. */
export function countVisit(
  count: CountEvent,
  { document: page, location, performance }: Window,
  isEmbed: boolean,
): void {
  // Interfaces that oldest browsers and tests lack only make a reload a visit.
  const opened = (performance as Partial<Performance>).getEntriesByType?.('navigation')[0];
  const isAgain = opened && (opened as PerformanceNavigationTiming).type !== 'navigate';
  const field = page.querySelector('[name=contact]');
  const view = () => {
    // JSON leaves out what is undefined.
    count({ e: 'view', x: isEmbed ? 1 : undefined, b: isAgain ? 1 : undefined });
    if (!field) return;
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      count({ e: 'form', t: 'seen' });
    }).observe(field);
  };
  // Loaded ahead: it may never be shown.
  if ((page as { prerendering?: boolean }).prerendering)
    page.addEventListener('prerenderingchange', view, { once: true });
  else view();
  const clicked = ({ target, button }: MouseEvent) => {
    const link = (target as Element).closest('a');
    // The right button opens a menu.
    if (!link || button === 2) return;
    const { service } = link.dataset;
    if (service) count({ e: 'store', t: service });
    else if (link.host !== location.host && /^http/.test(link.protocol)) count({ e: 'link', t: link.origin });
  };
  // The middle button opens a link too.
  for (const event of ['click', 'auxclick'] as const) page.body.addEventListener(event, clicked);
  field?.addEventListener('focus', () => count({ e: 'form', t: 'begun' }), { once: true });
}
