/**
 * Runs in the page, so it is self-contained. Gives the first visible and enabled match, by a short form of its
 * accessible name (label, `aria-label` or text).
 */
export function findElement(css: string, name: string | null): Element | null {
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const words = element.getAttribute('aria-label') ?? [...labels, element].map((each) => each.textContent).join(' ');
    return words.replace(/\s+/g, ' ').trim();
  };
  return (
    [...document.querySelectorAll(css)].find(
      (element) =>
        element.getClientRects().length > 0 && !element.matches(':disabled') && nameOf(element).includes(name ?? ''),
    ) ?? null
  );
}
