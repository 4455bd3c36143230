import type { FormTexts } from '../signup/form-texts.ts';
import type { SignupAnswer } from '../signup/signup-answer.ts';
import { browserZone } from './browser-zone.ts';
import { postForm } from './post-form.ts';

/**
 * Gives each signup form the fan's zone, and posts it in place where its page wants that, with the same messages as the
 * plain form.
 *
 * @param root the page, or the part of it that has just come
 */
export function enhanceSignup(texts: FormTexts, root: ParentNode, window: Window & typeof globalThis): void {
  root.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-signup]')) enhanceForm(form, texts, window);
}

function enhanceForm(form: HTMLFormElement, texts: FormTexts, window: Window & typeof globalThis): void {
  const zone = form.elements.namedItem('zone');
  if (zone instanceof window.HTMLInputElement) zone.value = browserZone();

  const link = linkTo(form);
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    form.scrollIntoView({ block: 'nearest' });
    contactOf(form)?.focus({ preventScroll: true });
  });

  if (form.dataset['signup'] === 'page') return;
  let sending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    const done = showSending(form, texts.sending);
    void postForm(form, window.fetch.bind(window)).then((answer) => {
      sending = false;
      done();
      showAnswer(
        form,
        isAnswer(answer) ? answer : { scope: 'release', ok: false, field: null, message: texts.unreachable },
      );
    });
  });
}

function isAnswer(value: unknown): value is SignupAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

/** The button further up that leads to the form. */
function linkTo(form: HTMLFormElement): HTMLElement | null {
  return form.ownerDocument.querySelector(`[data-notify][href="#${form.id}"]`);
}

function contactOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=contact]');
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
  for (const fault of form.querySelectorAll('[data-fault-of]')) fault.textContent = '';
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
  if (answer.ok) return showDone(form, answer);
  const fault = form.querySelector(`[data-fault-of=${answer.field ?? 'form'}]`);
  if (fault) fault.textContent = answer.message;
  const input = answer.field ? form.querySelector<HTMLElement>(`[name=${answer.field}]`) : null;
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
}

/** As the server writes it. The form waits aside, as it was filled in, for an address that was mistyped. */
function showDone(form: HTMLFormElement, { title, text, another }: SignupAnswer & { readonly ok: true }): void {
  const make = <K extends keyof HTMLElementTagNameMap>(name: K, words = '') => {
    const element = form.ownerDocument.createElement(name);
    element.textContent = words;
    return element;
  };
  const done = make('div');
  done.className = 'panel done';
  done.id = form.id;
  done.tabIndex = -1;
  const back = make('a', another);
  back.className = 'link-button';
  back.href = form.getAttribute('action') ?? '';
  done.append(make('h2', title), make('p', text), back);

  const link = linkTo(form);
  if (link) link.hidden = true;
  form.replaceWith(done);
  done.focus();
  back.addEventListener('click', (event) => {
    event.preventDefault();
    if (link) link.hidden = false;
    done.replaceWith(form);
    const contact = contactOf(form);
    contact?.focus();
    contact?.select();
  });
}
