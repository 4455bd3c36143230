import type { Translator } from '@countin/i18n';
import type { MessageContent } from './message-content.ts';
import { harmlessText } from './link-free-text.ts';

/** The sentences that a mail and a text message have in common. */
export interface MessageWords {
  readonly sender: string;
  readonly greeting: string;
  readonly subject: string;
  readonly lead: string;
  readonly why: string;
}

/** From us alone, where no artist's name is possible. */
const OURSELVES = 'Countin';

/**
 * Writes what a message says. Another person may have typed the address of a confirmation, so the message carries none
 * of their words. It omits the fan's name, and names title and artist only if they contain no links.
 */
export function messageWords(t: Translator, { message, signup, page, artistName }: MessageContent): MessageWords {
  if (message.kind === 'confirm') return confirmationWords(t, signup.scope, page?.title ?? '', artistName);
  const values = { title: page?.title ?? '', artist: artistName };
  const name = harmlessText(signup.name);
  return {
    sender: t('mail:sender', values),
    greeting: name === null ? t('mail:greetingNoName') : t('mail:greeting', { name }),
    subject: t('mail:releaseSubject', values),
    lead: t('mail:releaseText', values),
    why: signup.scope === 'artist' ? t('mail:whyFollow', values) : t('mail:why', values),
  };
}

function confirmationWords(
  t: Translator,
  scope: MessageContent['signup']['scope'],
  itsTitle: string,
  itsArtist: string,
): MessageWords {
  const greeting = t('mail:greetingNoName');
  const title = harmlessText(itsTitle);
  const artist = harmlessText(itsArtist);
  const sender = artist === null ? OURSELVES : t('mail:sender', { artist });
  if (scope === 'artist' && artist !== null) {
    return {
      sender,
      greeting,
      subject: t('mail:followSubject', { artist }),
      lead: t('mail:followText', { artist }),
      why: t('mail:whyFollow', { artist }),
    };
  }
  if (scope === 'label' && artist !== null) {
    const values = { label: artist };
    return {
      sender,
      greeting,
      subject: t('mail:labelSubject', values),
      lead: t('mail:labelText', values),
      why: t('mail:whyLabel', values),
    };
  }
  if (scope === 'release' && artist !== null && title !== null) {
    const values = { title, artist };
    return {
      sender,
      greeting,
      subject: t('mail:confirmSubject', values),
      lead: t('mail:confirmText', values),
      why: t('mail:why', values),
    };
  }
  return { sender, greeting, subject: t('mail:plainSubject'), lead: t('mail:plainText'), why: t('mail:plainWhy') };
}
