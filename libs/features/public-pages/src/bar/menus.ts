/** Closes the page's `details[data-menu]` on Escape and on a click outside. Returns its dispose function. */
export function followMenus(page: Document): () => void {
  const open = () => page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  const onClick = ({ target }: Event) => {
    for (const menu of open()) {
      // The phone drawer's backdrop is a pseudo-element of the menu. A click on it counts as outside.
      const inside = target instanceof Node && target !== menu && menu.contains(target);
      // A click on a link also closes the menu: client-side navigation does not reload the page.
      if (!inside || (target instanceof Element && target.closest('.bar-sheet a, .bar-sheet button')))
        menu.open = false;
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  };
  page.addEventListener('click', onClick);
  page.addEventListener('keydown', onKey);
  return () => {
    page.removeEventListener('click', onClick);
    page.removeEventListener('keydown', onKey);
  };
}
