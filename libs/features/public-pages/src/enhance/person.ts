/** Where 4track's application leaves the name of who is signed in, for its server-rendered pages. */
export const PERSON_KEY = '4track-person';

/** Puts the signed-in person into the navigation in place of Login and Sign Up Free. */
export function enhancePerson(window: Window): void {
  let name: string | null = null;
  try {
    name = window.localStorage.getItem(PERSON_KEY);
  } catch {
    // Without storage nobody can be signed in.
  }
  if (name === null) return;
  for (const element of window.document.querySelectorAll<HTMLElement>('[data-visitor]')) element.hidden = true;
  for (const element of window.document.querySelectorAll<HTMLElement>('[data-person]')) {
    element.hidden = false;
    if (element.matches('.person')) element.textContent = name;
  }
  // The sign-in comes along to the other site.
  for (const link of window.document.querySelectorAll<HTMLAnchorElement>('a[data-sibling]')) {
    const { origin, pathname } = new URL(link.href);
    link.href = `${origin}/auth/sync?${new URLSearchParams({ next: pathname })}`;
  }
}
