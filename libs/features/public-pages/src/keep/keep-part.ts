import { TOKEN_KEY } from '@countin/auth-sync/browser';
import { KEEP_PATH } from '@countin/domain/urls';
import { showMessage } from '../browser/live-region.ts';
import { AT_ONCE, forget, handOver, readDeviceList, writeDeviceList, type DeviceList } from './device-list.ts';
import type { KeepAnswer } from './keep-request.ts';

/** Long enough to reach a link. */
const SHOWN_MS = 20_000;
/** Mark of the tab that looked for a session: `+` on the way, `-` afterwards, and when. */
const LOOKUP_KEY = 'countin-lookup';
/** A visitor is not led through the other site at every tap. */
const LOOKUP_PAUSE_MS = 10 * 60_000;
const NO_ANSWER: KeepAnswer = { kept: null, full: false, message: '' };

/** Keeps or removes what a button names; without one, shows what is kept. */
export const keep = (window: Window, button?: Element): Promise<void> =>
  button ? toggleKept(window, button) : showKept(window);

/** Shows what is kept. After a log-in, what the device has kept moves into the account. */
async function showKept(window: Window): Promise<void> {
  const device = readDevice(window);
  press(window, (key) => key in device, true);
  const isBack = endLookup(window);
  if (tokenOf(window) === '') {
    if (isBack) say(window.document, await ask(window, 'keep', latest(device), true));
    return;
  }
  const [moved] = await handOver(
    () => window.localStorage,
    (part) => ask(window, 'keep', part),
  );
  if (isBack && moved) say(window.document, moved);
  const shown = buttonsOf(window).map((button) => keyOf(button));
  if (shown.length === 0) return;
  const { kept } = await ask(window, 'read', Object.fromEntries(shown.map((key) => [key, 0])));
  if (kept) for (const key of shown) press(window, (each) => each === key, kept.includes(key));
}

/** Keeps what a button names, or keeps it no longer. The device has it until the account has. */
async function toggleKept(window: Window, button: Element): Promise<void> {
  const key = keyOf(button);
  const signedIn = tokenOf(window) !== '';
  const wanted = button.getAttribute('aria-pressed') !== 'true';
  const show = (pressed: boolean) => press(window, (each) => each === key, pressed);
  show(wanted);
  const { [key]: _this, ...others } = readDevice(window);
  const wish = { [key]: Date.now() };
  const stored = writeDevice(window, wanted ? { ...others, ...wish } : others);
  if (!wanted && !signedIn) return;
  // A visitor is led to where an account is, with all that the device has.
  const asked = signedIn ? wish : latest({ ...others, ...wish });
  const answer = await ask(window, wanted ? 'keep' : 'remove', asked, stored);
  if (wanted) forget(() => window.localStorage, answer.kept ?? []);
  if (beginLookup(window, answer)) return;
  show(answer.kept ? answer.kept.includes(key) : stored || !wanted);
  if (answer.message) say(window.document, answer);
}

/** As many as one call takes: the latest. */
const latest = (list: DeviceList): DeviceList =>
  Object.fromEntries(
    Object.entries(list)
      .sort(([, a], [, b]) => b - a)
      .slice(0, AT_ONCE),
  );

/**
 * Leaves for the other site, which may have a session, and comes back here. At most once in a while, and only if nothing
 * is lost.
 */
function beginLookup(window: Window, { lookup }: KeepAnswer): boolean {
  if (lookup === undefined) return false;
  try {
    const { sessionStorage, location } = window;
    if (Date.now() - Number(sessionStorage.getItem(LOOKUP_KEY)?.slice(1) ?? 0) < LOOKUP_PAUSE_MS) return false;
    if (isBusy(window)) return false;
    sessionStorage.setItem(LOOKUP_KEY, `+${Date.now()}`);
    location.assign(`${lookup}?${new URLSearchParams({ next: location.pathname + location.search })}`);
    return true;
  } catch {
    // Without storage nobody would know about it afterwards.
    return false;
  }
}

/** Whether the page was left for {@link beginLookup} and is back. */
function endLookup(window: Window): boolean {
  try {
    const mark = window.sessionStorage.getItem(LOOKUP_KEY);
    if (!mark?.startsWith('+')) return false;
    window.sessionStorage.setItem(LOOKUP_KEY, `-${mark.slice(1)}`);
    return true;
  } catch {
    return false;
  }
}

/** Whether leaving would lose typed text or stop the music. */
function isBusy({ document, navigator }: Window): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea')];
  const typed = fields.some((each) => each.value !== each.defaultValue || each.checked !== each.defaultChecked);
  return typed || ('mediaSession' in navigator && navigator.mediaSession.playbackState === 'playing');
}

/** Says what came of it, and where it leads. */
function say(page: Document, { message, link }: KeepAnswer): void {
  showMessage(page, message, SHOWN_MS);
  if (!link) return;
  const anchor = Object.assign(page.createElement('a'), { href: link.href, textContent: link.text });
  anchor.style.color = 'inherit';
  page.getElementById('live')?.append(' ', anchor);
}

async function ask(
  window: Window,
  act: 'read' | 'keep' | 'remove',
  list: DeviceList,
  stored = false,
): Promise<KeepAnswer> {
  const items = Object.entries(list).map(([key, keptAt]) => ({ key, keptAt }));
  const body = new URLSearchParams({
    token: tokenOf(window),
    act,
    items: JSON.stringify(items),
    stored: stored ? '1' : '',
  });
  try {
    const answer = await window.fetch(`${KEEP_PATH}?lang=${window.document.documentElement.lang}`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    return (await answer.json()) as KeepAnswer;
  } catch {
    // Without a network the device has it until the next visit.
    return NO_ANSWER;
  }
}

const buttonsOf = (window: Window) => [...window.document.querySelectorAll('[data-keep]')];
const keyOf = (button: Element) => button.getAttribute('data-keep') ?? '';

function press(window: Window, isMeant: (key: string) => boolean, pressed: boolean): void {
  for (const button of buttonsOf(window))
    if (isMeant(keyOf(button))) button.setAttribute('aria-pressed', String(pressed));
}

const readDevice = (window: Window) => readDeviceList(() => window.localStorage);
const writeDevice = (window: Window, list: DeviceList) => writeDeviceList(() => window.localStorage, list);

function tokenOf(window: Window): string {
  try {
    return window.localStorage.getItem(TOKEN_KEY) ?? '';
  } catch {
    // Without storage no user can be signed in.
    return '';
  }
}
