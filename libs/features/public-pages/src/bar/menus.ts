/** Makes menus of the page's `details[data-menu]`: a click outside closes them, and so does Escape. Returns its dispose function. */
export function followMenus(page: Document): () => void {
  const open = () => page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  const onClick = ({ target }: Event) => {
    for (const menu of open()) {
      // What dims the page behind the drawer of a phone is the menu itself, and outside of it to whoever looks.
      const inside = target instanceof Node && target !== menu && menu.contains(target);
      // A link in it has done its work: an application shows the next screen under it.
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
