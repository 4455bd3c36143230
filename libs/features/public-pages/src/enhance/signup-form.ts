import type { SignupAnswer } from '../release/signup-answer.ts';
import type { SignupTexts } from '../release/signup-texts.ts';
import { browserZone } from './browser-zone.ts';
import { postForm } from './post-form.ts';

/** Gives the signup the fan's zone, posts it in place where its page wants that, and shows the same messages as the plain form. */
export function enhanceSignup(texts: SignupTexts, root: Document, window: Window & typeof globalThis): void {
  const form = root.querySelector<HTMLFormElement>('form#notify');
  root.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  if (!form) return;
  const zone = form.elements.namedItem('zone');
  if (zone instanceof window.HTMLInputElement) zone.value = browserZone();

  root.querySelector('[data-notify]')?.addEventListener('click', (event) => {
    event.preventDefault();
    const first = form.querySelector<HTMLElement>('#contact');
    form.scrollIntoView({ block: 'nearest' });
    first?.focus({ preventScroll: true });
  });

  if (form.dataset['signup'] === undefined) return;
  let sending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    const done = showSending(form, texts.sending);
    void postForm(form, window.fetch.bind(window)).then((answer) => {
      sending = false;
      done();
      if (isAnswer(answer)) showAnswer(form, answer);
      else showAnswer(form, { ok: false, field: null, message: texts.unreachable });
    });
  });
}

function isAnswer(value: unknown): value is SignupAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

function showSending(form: HTMLFormElement, text: string): () => void {
  const button = form.querySelector('button');
  const label = button?.textContent ?? '';
  if (button) button.textContent = text;
  button?.setAttribute('aria-disabled', 'true');
  return () => {
    button?.removeAttribute('aria-disabled');
    if (button) button.textContent = label;
  };
}

function showAnswer(form: HTMLFormElement, answer: SignupAnswer): void {
  const { ownerDocument: root } = form;
  for (const fault of form.querySelectorAll('[data-fault-of]')) fault.textContent = '';
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
  if (!answer.ok) {
    const fault = form.querySelector(`[data-fault-of=${answer.field ?? 'form'}]`);
    if (fault) fault.textContent = answer.message;
    const input = answer.field ? form.querySelector<HTMLElement>(`[name=${answer.field}]`) : null;
    input?.setAttribute('aria-invalid', 'true');
    input?.focus();
    return;
  }
  const done = root.createElement('div');
  done.className = 'panel done';
  done.id = form.id;
  done.tabIndex = -1;
  const heading = root.createElement('h2');
  heading.textContent = answer.title;
  const text = root.createElement('p');
  text.textContent = answer.text;
  done.append(heading, text);
  form.replaceWith(done);
  done.focus();
}
