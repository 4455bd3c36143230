import { html, raw } from 'hono/html';
import type { FiledMessage } from './mailbox.ts';

type Markup = ReturnType<typeof html>;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1rem 4rem; }
  a { color: LinkText; } h1 { font-size: 1.5rem; }
  ol { list-style: none; padding: 0; } li a { display: grid; gap: 0 1rem; grid-template-columns: 1fr auto; padding: .75rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-decoration: none; color: inherit; }
  li strong { overflow-wrap: anywhere; } small { opacity: .7; } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
  input, button { font: inherit; padding: .25rem .5rem; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } iframe { width: 100%; height: 40rem; border: 0; background: white; border-radius: .5rem; }
`;

function page(title: string, body: Markup, head: Markup | string = ''): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${head}
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** The list of messages, newest first; it refreshes itself. */
export function listPage(messages: readonly FiledMessage[], to: string | undefined): Markup {
  const items = messages.toReversed().map(
    (message) =>
      html`<li>
        <a href="/messages/${message.id}">
          <strong>${message.subject || '(no subject)'}</strong><small>${time(message)}</small
          ><small>${message.to.startsWith('+') ? 'text to' : 'to'} ${message.to}</small></a
        >
      </li>`,
  );
  const empty = html`<p>No mail yet. Mail and text messages of the product to any address arrive here.</p>`;
  const heading = to === undefined ? 'Mail inbox' : `Mail for ${to}`;
  return page(
    heading,
    html`<h1>${heading}</h1>
      ${
        items.length > 0
          ? html`<ol>
              ${items}
            </ol>`
          : empty
      }`,
    html`<meta http-equiv="refresh" content="5" />`,
  );
}

/** One message: as text with its links, and as it looks. */
export function messagePage(message: FiledMessage): Markup {
  // No scripts and no address of ours inside; links open beside.
  const look =
    message.html &&
    html`<h2>As it looks</h2>
      <iframe
        title="The message as it looks"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${`<base target="_blank">${message.html}`}"
      ></iframe>`;
  return page(
    message.subject,
    html`<p><a href="/">All mail</a></p>
      <h1>${message.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd><a href="/?to=${encodeURIComponent(message.to)}">${message.to}</a></dd>
        <dt>Received</dt>
        <dd>${time(message)}</dd>
      </dl>
      <h2>As text</h2>
      <pre>${linked(message.text)}</pre>
      ${look} ${message.to.startsWith('+') ? replyForm(message) : ''}`,
  );
}

/** Answers a text message as its phone would. */
function replyForm({ id }: FiledMessage): Markup {
  return html`<form method="post" action="/messages/${id}/reply">
    <label>Reply <input name="Body" value="STOP" required maxlength="1600" /></label>
    <button>Send</button>
  </form>`;
}

function linked(text: string): (Markup | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

const time = (message: FiledMessage) => message.receivedAt.replace('T', ' ').slice(0, 19);
