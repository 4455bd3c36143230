export { SiteBar } from './site-bar.tsx';
export type { BarLink } from './site-bar.tsx';
export { barTexts } from './bar-texts.ts';
export { PERSON_KEY, writePerson } from './bar-person.ts';
export type { BarPerson } from './bar-person.ts';
export { consumeLogoutIntent } from './leaving.ts';
export { followMenus } from './menus.ts';
