import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, Notice } from '@countin/ui/static';
import { browserZone } from '../browser/browser-zone.ts';
import { usePageScript } from '../browser/page-script.ts';
import { postForm } from '../browser/post-form.ts';
import { Slot } from '../components/island.tsx';
import type { ReceiptWords } from './receipt-state.ts';

/** Texts of a receipt. */
interface ReceiptStatus extends ReceiptWords {
  /** When the message is due; empty if there is nothing to say. */
  readonly due: string;
  /** What stopping ends; empty where nothing is left to stop. */
  readonly stops: string;
}

/** What the server has made of a form, as the page would show it now. */
export interface ReceiptParts {
  readonly status: ReceiptStatus;
  /** Outcome of a form that was posted just now; null without one. */
  readonly notice: string | null;
  /** Markup of the two parts that only the server renders. */
  readonly links: string;
  readonly changes: string;
}

type ReceiptAnswer = ({ readonly ok: true } & ReceiptParts) | { readonly ok: false; readonly message: string };

export interface ReceiptPanelProps {
  /** Address of the receipt, which its forms post to. */
  readonly path: string;
  readonly status: ReceiptStatus;
  /** Outcome of a form that was posted just now; null without one. */
  readonly notice: string | null;
  readonly texts: {
    readonly confirm: string;
    readonly confirming: string;
    readonly stop: string;
    readonly unreachable: string;
  };
  /** Shown between the two forms; only the server has it. */
  readonly links?: ReactNode;
  /** Further forms, after both; only the server has it. */
  readonly changes?: ReactNode;
}

/**
 * The status of a signup with the forms to confirm and to stop it. In a browser a receipt confirms itself when it is
 * opened; to stop still takes a click. Without script both are plain forms.
 */
export function ReceiptPanel({ path, texts, links, changes, ...props }: ReceiptPanelProps) {
  const script = usePageScript();
  const [answered, setAnswered] = useState<ReceiptParts | null>(null);
  const { status, notice } = answered ?? props;
  const [confirming, setConfirming] = useState(false);
  const [error, setError] = useState('');
  const confirmForm = useRef<HTMLFormElement>(null);
  const zone = useRef<HTMLInputElement>(null);
  const notified = useRef<HTMLDivElement>(null);
  const initial = useRef({ state: props.status.state, unreachable: texts.unreachable });

  async function send(form: HTMLFormElement): Promise<void> {
    const answer = (await postForm(form, window.fetch.bind(window))) as ReceiptAnswer | null;
    setConfirming(false);
    if (answer?.ok) setAnswered(answer);
    setError(answer?.ok ? '' : (answer?.message ?? initial.current.unreachable));
  }

  useEffect(() => {
    if (!script) return;
    notified.current?.focus();
    // A sign-up without script has no time zone, so the confirmation sends it.
    if (zone.current) zone.current.value = browserZone();
    if (initial.current.state !== 'unconfirmed' || !confirmForm.current) return;
    setConfirming(true);
    void send(confirmForm.current);
  }, [script]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (!script) return;
    event.preventDefault();
    void send(event.currentTarget);
  }

  return (
    <>
      <div aria-live="polite">
        <h1>{confirming ? texts.confirming : status.title}</h1>
        <p className="text">{status.text}</p>
        <p className="due">{status.due}</p>
      </div>
      {notice !== null && <Notice title={notice} className="outcome" ref={notified} />}
      <p className="form-error" role="alert">
        {error}
      </p>
      <form method="post" action={path} hidden={status.state !== 'unconfirmed'} ref={confirmForm} onSubmit={onSubmit}>
        <input type="hidden" name="action" value="confirm" />
        {/* Uncontrolled: the script fills it in. */}
        <input type="hidden" name="zone" defaultValue="" ref={zone} />
        <Button variant="primary" size="large" className="receipt-action" type="submit">
          {texts.confirm}
        </Button>
      </form>
      <Slot html={answered?.links}>{links}</Slot>
      <form className="stop" method="post" action={path} hidden={status.stops === ''} onSubmit={onSubmit}>
        <p>{status.stops}</p>
        <input type="hidden" name="action" value="stop" />
        <Button variant="link" type="submit">
          {texts.stop}
        </Button>
      </form>
      <Slot html={answered?.changes}>{changes}</Slot>
    </>
  );
}
