import { MailBody, MailButton, mailDocument, MailText } from '@countin/campaign-message/markup';
import { directionOf, type Language } from '@countin/domain/locale';
import { createElement as h } from 'react';

/** Sentences and links of a mail. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  /** Text and URL of the button. */
  readonly action: string;
  readonly link: string;
  /** Empty for none. */
  readonly note: string;
  readonly why: string;
  /** Link to the receipt; null for none. */
  readonly stop: { readonly text: string; readonly link: string } | null;
}

/** Texts that vary from mail to mail. */
const VARYING = ['subject', 'greeting', 'lead', 'action', 'link', 'note', 'why', 'stopText', 'stopLink'] as const;
type Varying = (typeof VARYING)[number];
type Frame = Readonly<{ language: Language; hasNote: boolean; hasStop: boolean }>;

/** Placeholder that React renders instead of a text, of characters that no mail has and that are not escaped. */
const SLOT = /\ue000(\d)\ue001/;
const slotOf = (name: Varying) => `\ue000${VARYING.indexOf(name)}\ue001`;
/** Texts and, at every odd index, numbers of slots. */
const frames = new Map<string, readonly string[]>();

/**
 * Writes the HTML version of a mail. React renders the frame, once for each language: of the time that a mail takes,
 * that would be a third. Texts of people are escaped as React does.
 */
export function mailHtml({ language, stop, ...texts }: MailParts): string {
  const frame = { language, hasNote: texts.note !== '', hasStop: stop !== null };
  const values = { ...texts, stopText: stop?.text ?? '', stopLink: stop?.link ?? '' };
  return frameOf(frame)
    .map((part, index) => (index % 2 === 0 ? part : escapeHtml(values[VARYING[Number(part)] ?? 'note'])))
    .join('');
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '');

function frameOf(frame: Frame): readonly string[] {
  const key = JSON.stringify(frame);
  const rendered = frames.get(key) ?? renderFrame(frame).split(SLOT);
  frames.set(key, rendered);
  return rendered;
}

/** No JSX: Node runs this file in a test. */
function renderFrame({ language, hasNote, hasStop }: Frame): string {
  const direction = directionOf(language);
  const stop = hasStop ? { text: slotOf('stopText'), link: slotOf('stopLink') } : null;
  const body = h(
    MailBody,
    { language, direction, why: slotOf('why'), stop },
    h(MailText, null, slotOf('greeting')),
    h(MailText, null, slotOf('lead')),
    h('p', { style: { margin: '28px 0' } }, h(MailButton, { href: slotOf('link') }, slotOf('action'))),
    hasNote ? h(MailText, null, slotOf('note')) : null,
  );
  return mailDocument({ language, direction, subject: slotOf('subject') }, body);
}
