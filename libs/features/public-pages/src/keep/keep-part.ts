import { TOKEN_KEY } from '@countin/auth-sync/browser';
import { KEEP_PATH } from '@countin/domain/urls';
import { showMessage } from '../browser/live-region.ts';
import { stored as storedIn } from '../browser/remembered.ts';
import { AT_ONCE, forget, handOver, readDeviceList, writeDeviceList, type DeviceList } from './device-list.ts';
import type { KeepAnswer } from './keep-request.ts';
import { beginLookup, endLookup, lookAgain, type Return } from './lookup.ts';

/** Long enough to reach a link. */
const SHOWN_MS = 20_000;
const NO_ANSWER: KeepAnswer = { kept: null, full: false, message: '' };
/** What a tap has brought into an account of which this address knows nothing else. */
let brought = NO_ANSWER;

/** Keeps or removes what a button names; without one, shows what is kept. */
export async function keep(window: Window, button?: Element): Promise<void> {
  if (!button) await showKept(window);
  // Only the collection can remove it.
  else if (brought.kept?.includes(keyOf(button))) say(window, brought);
  else await toggleKept(window, button);
}

/** Shows what is kept. After a log-in, what the device has kept moves into the account. */
async function showKept(window: Window): Promise<void> {
  const device = readDevice(window);
  press(window, (key) => key in device, true);
  const back = endLookup(window);
  if (tokenOf(window) === '') {
    if (back) await bring(window, back);
    return;
  }
  const [moved] = await handOver(
    () => window.localStorage,
    (part) => ask(window, 'keep', part),
  );
  if (back && moved) say(window, moved);
  const shown = buttonsOf(window).map((button) => keyOf(button));
  if (shown.length === 0) return;
  const { kept } = await ask(window, 'read', Object.fromEntries(shown.map((key) => [key, 0])));
  if (kept) for (const key of shown) press(window, (each) => each === key, kept.includes(key));
}

/** Brings what was asked for into the account of the answer's token; without one, says where there is an account. */
async function bring(window: Window, { requested, ...tap }: Return): Promise<void> {
  const answer = await ask(window, 'keep', requested, true, tap);
  forget(() => window.localStorage, answer.kept ?? []);
  if (answer.kept) brought = answer;
  say(window, answer);
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
  const requested = signedIn ? wish : latest({ ...others, ...wish });
  const answer = await ask(window, wanted ? 'keep' : 'remove', requested, stored);
  if (wanted) forget(() => window.localStorage, answer.kept ?? []);
  if (beginLookup(window, requested, answer)) return;
  show(answer.kept ? answer.kept.includes(key) : stored || !wanted);
  if (answer.message) say(window, answer);
}

/** As many as one call takes: the latest. */
const latest = (list: DeviceList): DeviceList =>
  Object.fromEntries(
    Object.entries(list)
      .sort(([, a], [, b]) => b - a)
      .slice(0, AT_ONCE),
  );

/** Says what came of it, and where it leads. */
function say(window: Window, { message, link }: KeepAnswer): void {
  const page = window.document;
  showMessage(page, message, SHOWN_MS);
  if (!link) return;
  const anchor = Object.assign(page.createElement('a'), { href: link.href, textContent: link.text });
  anchor.style.color = 'inherit';
  anchor.onclick = () => lookAgain(window);
  page.getElementById('live')?.append(' ', anchor);
}

async function ask(
  window: Window,
  act: 'read' | 'keep' | 'remove',
  list: DeviceList,
  stored = false,
  { token, proof } = { token: tokenOf(window), proof: '' },
): Promise<KeepAnswer> {
  const items = Object.entries(list).map(([key, keptAt]) => ({ key, keptAt }));
  const body = new URLSearchParams({
    token,
    proof,
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

function press(window: Window, isRecipient: (key: string) => boolean, pressed: boolean): void {
  for (const button of buttonsOf(window))
    if (isRecipient(keyOf(button))) button.setAttribute('aria-pressed', String(pressed));
}

const readDevice = (window: Window) => readDeviceList(() => window.localStorage);
const writeDevice = (window: Window, list: DeviceList) => writeDeviceList(() => window.localStorage, list);

const tokenOf = (window: Window): string => storedIn(() => window.localStorage, TOKEN_KEY) ?? '';
