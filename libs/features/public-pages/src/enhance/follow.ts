import { browserZone } from './browser-zone.ts';
/** The form that follows an artist is posted as it is; the script knows the fan's zone. */
export function enhanceFollow(root: Document): void {
  root.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  const zone = root.querySelector<HTMLInputElement>('#notify [name=zone]');
  if (zone) zone.value = browserZone();
}
