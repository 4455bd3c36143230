import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink, Field } from '@countin/ui/static';
import { browserZone } from '../browser/browser-zone.ts';
import { useFanLocation } from '../browser/page-script.ts';
import { postForm } from '../browser/post-form.ts';
import { ConsentField } from './consent-field.tsx';
import { ContactField } from './contact-field.tsx';
import type { ServiceOptions } from './service-choice.ts';
import { ServiceField } from './service-field.tsx';
import { HONEYPOT_FIELD, type SignupAnswer, type SignupField } from './signup-fields.ts';

interface FurtherConsent {
  readonly name: string;
  readonly wording: string;
}

/** Plain data: the page carries it along, so that the browser draws the form that the server drew. */
export interface SignupFormProps {
  readonly formId: string;
  /** Page that the form posts to. */
  readonly page: string;
  /** Posts by script; otherwise a page of its own answers. */
  readonly inPlace: boolean;
  /** Hidden fields. `zone` and `country` are the script's to fill in. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Former input, when the form was posted just now. */
  readonly kept: Readonly<Partial<Record<SignupField | 'service' | 'follow' | 'label', string>>>;
  readonly lengths: { readonly contact: number; readonly name: number };
  readonly service: ServiceOptions;
  readonly remembersService: boolean;
  readonly answer: SignupAnswer | null;
  readonly texts: {
    readonly heading: string;
    readonly intro: string;
    readonly contact: string;
    readonly contactPlaceholder: string;
    readonly name: string;
    readonly consent: string;
    /** A consent of its own, to everything by the artist; null where the form is about that. */
    readonly follow: FurtherConsent | null;
    /** Likewise, to the news of a label. The value is its id. */
    readonly label: (FurtherConsent & { readonly value: string }) | null;
    readonly honeypot: string;
    readonly submit: string;
    readonly sending: string;
    readonly unreachable: string;
  };
}

/** The signup form of section 5. Without script it posts to its own page, which answers with the same words. */
export function SignupForm(props: SignupFormProps) {
  const { formId, page, inPlace, hidden, kept, lengths, texts } = props;
  const [answer, setAnswer] = useState(props.answer);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const isDone = answer?.ok === true;
  useNotifyLink(form, isDone);
  const location = useFanLocation();

  useEffect(() => {
    const zone = form.current?.elements.namedItem('zone');
    if (zone instanceof HTMLInputElement) zone.value = browserZone();
  }, []);
  useEffect(() => {
    const country = form.current?.elements.namedItem('country');
    if (location && country instanceof HTMLInputElement) country.value = location.country ?? '';
  }, [location]);
  // An answer takes the focus along: to the thanks, or to the field that is wrong.
  useLayoutEffect(() => {
    if (answer?.ok) done.current?.focus();
    else if (answer?.field) fieldOf(form.current, answer.field)?.focus();
  }, [answer]);

  async function send(event: FormEvent): Promise<void> {
    // The editor's preview keeps every form from leading anywhere.
    if (!inPlace || event.defaultPrevented) return;
    event.preventDefault();
    if (sending || !form.current) return;
    setSending(true);
    const received = await postForm(form.current, window.fetch.bind(window));
    setSending(false);
    setAnswer(isAnswer(received) ? received : { scope: 'release', ok: false, field: null, message: texts.unreachable });
  }

  /** The form waits aside, as it was filled in, for an address that was mistyped. */
  function goBack(event: MouseEvent): void {
    event.preventDefault();
    // A hidden form takes no focus.
    flushSync(() => setAnswer(null));
    const contact = fieldOf(form.current, 'contact');
    contact?.focus();
    contact?.select();
  }

  // The server's own thanks stand without a form: nothing was kept to go back to.
  if (props.answer?.ok) return <Thanks id={formId} answer={props.answer} page={page} panel={done} onBack={undefined} />;
  const id = (name: string) => (formId === 'notify' ? name : `${formId}-${name}`);
  const errorOf = (field: SignupField | null) => (answer && !answer.ok && answer.field === field ? answer.message : '');
  return (
    <>
      {isDone && <Thanks id={formId} answer={answer} page={page} panel={done} onBack={goBack} />}
      <form
        ref={form}
        className="panel"
        id={isDone ? undefined : formId}
        hidden={isDone}
        method="post"
        action={`${page}#${formId}`}
        noValidate
        data-signup={inPlace ? 'in-place' : 'page'}
        onSubmit={(event) => void send(event)}
      >
        <h2>{texts.heading}</h2>
        {texts.intro !== '' && <p>{texts.intro}</p>}
        <p className="form-error" role="alert" data-error-of="form">
          {errorOf(null)}
        </p>
        <ContactField
          id={id('contact')}
          label={texts.contact}
          placeholder={texts.contactPlaceholder}
          maxLength={lengths.contact}
          kept={kept.contact}
          error={errorOf('contact')}
        />
        <Field id={id('name')} label={texts.name} error={errorOf('name')}>
          {(control) => (
            <input
              {...control}
              className="entry"
              name="name"
              type="text"
              autoComplete="name"
              dir="auto"
              maxLength={lengths.name}
              defaultValue={kept.name}
              autoFocus={errorOf('name') !== ''}
            />
          )}
        </Field>
        <ServiceField
          id={id('service')}
          options={props.service}
          chosen={kept.service ?? null}
          remembers={props.remembersService}
        />
        <ConsentField
          errorId={id('consent-error')}
          wording={texts.consent}
          kept={kept.consent === 'on'}
          error={errorOf('consent')}
        />
        <FurtherConsents texts={texts} kept={kept} />
        <p className="trap" aria-hidden>
          <label>
            {/* One text node: static markup joins two, and hydration would miss the second. */}
            {`${texts.honeypot} `}
            <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {/* Uncontrolled: effects fill in country and zone, and a new render must not undo that. */}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <Button variant="primary" size="large" type="submit" busy={sending}>
          {sending ? texts.sending : texts.submit}
        </Button>
      </form>
    </>
  );
}

/** Consents of their own beside the one that the form is about. */
function FurtherConsents({ texts: { follow, label }, kept }: Pick<SignupFormProps, 'texts' | 'kept'>) {
  return (
    <>
      {follow && <FurtherField field="follow" value="on" kept={kept.follow} {...follow} />}
      {label && <FurtherField field="label" kept={kept.label} {...label} />}
    </>
  );
}

interface FurtherFieldProps extends FurtherConsent {
  readonly field: 'follow' | 'label';
  readonly value: string;
  readonly kept: string | undefined;
}

/** It is never ticked beforehand. */
function FurtherField({ field, value, kept, name, wording }: FurtherFieldProps) {
  return (
    <label className="consent">
      <input type="checkbox" name={field} value={value} defaultChecked={kept === value} />
      <span>
        <b>{name}</b>
        <br />
        {wording}
      </span>
    </label>
  );
}

interface ThanksProps {
  readonly id: string;
  readonly answer: SignupAnswer & { readonly ok: true };
  readonly page: string;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly onBack: ((event: MouseEvent) => void) | undefined;
}

function Thanks({ id, answer, page, panel, onBack }: ThanksProps) {
  return (
    <div className="panel done" id={id} tabIndex={-1} ref={panel}>
      <h2>{answer.title}</h2>
      <p>{answer.text}</p>
      {/* Without a fragment: a link to the address that was posted to would load nothing. */}
      <ButtonLink variant="link" href={page} onClick={onBack}>
        {answer.another}
      </ButtonLink>
    </div>
  );
}

/** The button further up the page leads to the form, and goes once the form is sent. */
function useNotifyLink(form: RefObject<HTMLFormElement | null>, sent: boolean): void {
  const link = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const target = form.current;
    link.current = target && target.ownerDocument.querySelector<HTMLElement>(`[data-notify][href="#${target.id}"]`);
    const follow = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      target?.scrollIntoView({ block: 'nearest' });
      fieldOf(target, 'contact')?.focus({ preventScroll: true });
    };
    const followed = link.current;
    followed?.addEventListener('click', follow);
    return () => followed?.removeEventListener('click', follow);
  }, [form]);
  useLayoutEffect(() => {
    if (link.current) link.current.hidden = sent;
  }, [sent]);
}

function fieldOf(form: HTMLFormElement | null, name: SignupField): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
}

function isAnswer(value: unknown): value is SignupAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
