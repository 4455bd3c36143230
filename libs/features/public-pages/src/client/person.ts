import { SCRIPT_PATHS } from '@countin/domain/urls';
import { initials } from '@countin/ui/static';
import { isFor, PERSON_KEY, readPerson, type BarAudience, type BarPerson } from '../bar/bar-person.ts';
import { setLogoutIntent } from '../bar/leaving.ts';
import { followMenus } from '../bar/menus.ts';
import { stored } from '../browser/remembered.ts';

/** Shows the signed-in user in the navigation instead of Login and Sign Up Free, and makes the menus close. */
export function enhancePerson(window: Window): void {
  const { document: page } = window;
  followMenus(page);
  show(page, personOf(window));
  for (const link of page.querySelectorAll('a[data-leave]'))
    link.addEventListener('click', () => setLogoutIntent(() => window.sessionStorage));
  // The user signed in or out in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === PERSON_KEY || key === null) show(page, personOf(window));
  });
}

/** The signed-in user of 4track; null for a visitor. */
export const personOf = (window: Window): BarPerson | null => readPerson(stored(() => window.localStorage, PERSON_KEY));

function show(page: Document, person: BarPerson | null): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-for]'))
    part.hidden = !isFor(part.dataset['for'] as BarAudience, person);
  const name = person?.name ?? '';
  for (const place of page.querySelectorAll('[data-person]'))
    place.textContent = place.getAttribute('data-person') === 'initial' ? initials(name) : name;
  // Links to the other site use the cross-site sign-in.
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-other-site]')) {
    link.dataset['otherSite'] ||= link.href;
    const { origin, pathname } = new URL(link.dataset['otherSite']);
    link.href = person
      ? `${origin}${SCRIPT_PATHS.crossSiteSignIn}?${new URLSearchParams({ next: pathname })}`
      : link.dataset['otherSite'];
  }
}
