import type { CallableOutput } from '@countin/domain/callables';
import { formatList, type Translator } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import { openNames } from './consent-names.ts';

export type Receipt = CallableOutput<'readReceipt'>;

/** Texts of a receipt in its state, and which of its two forms it has. */
export interface ReceiptWords {
  readonly state: Receipt['state'];
  readonly title: string;
  readonly text: string;
}

export function receiptWords(view: Pick<PageView, 't' | 'language'>, receipt: Receipt): ReceiptWords {
  const words = scopeWords(view.t, receipt);
  const open = openNames(view.t, receipt);
  if (receipt.state !== 'stopped' || open.length === 0) return words;
  const { contact } = receipt;
  return { ...words, text: view.t('receipt:stillOn', { contact, list: formatList(view.language, open) }) };
}

function scopeWords(t: Translator, receipt: Receipt): ReceiptWords {
  switch (receipt.scope) {
    case 'release':
      return signupWords(t, receipt);
    case 'artist':
      return followWords(t, receipt);
    case 'label':
      return newsWords(t, receipt);
  }
}

function signupWords(t: Translator, { state, contact, artistName: artist }: Receipt): ReceiptWords {
  switch (state) {
    case 'unconfirmed':
      return { state, title: t('receipt:unconfirmed'), text: t('receipt:unconfirmedText', { contact, artist }) };
    case 'confirmed':
      return { state, title: t('receipt:confirmed'), text: t('receipt:confirmedText', { contact }) };
    case 'sent':
      return { state, title: t('receipt:sent'), text: t('receipt:sentText', { contact }) };
    case 'failed':
      return { state, title: t('receipt:failed'), text: t('receipt:failedText', { contact }) };
    case 'stopped':
      return { state, title: t('receipt:stopped'), text: t('receipt:stoppedText', { contact }) };
  }
}

/** A follow goes on after each message, so it is confirmed or not. */
function followWords(t: Translator, { state, contact, artistName: artist }: Receipt): ReceiptWords {
  if (state === 'unconfirmed')
    return { state, title: t('receipt:unconfirmed'), text: t('receipt:followAskedText', { contact, artist }) };
  if (state === 'stopped')
    return {
      state,
      title: t('receipt:followStopped', { artist }),
      text: t('receipt:followStoppedText', { contact, artist }),
    };
  return { state, title: t('receipt:confirmed'), text: t('receipt:followConfirmedText', { contact }) };
}

/** The news of a label go on as a follow does. */
function newsWords(t: Translator, { state, contact, artistName: label }: Receipt): ReceiptWords {
  if (state === 'unconfirmed')
    return { state, title: t('receipt:unconfirmed'), text: t('receipt:labelAskedText', { contact, label }) };
  if (state === 'stopped')
    return {
      state,
      title: t('receipt:labelStopped', { label }),
      text: t('receipt:labelStoppedText', { contact, label }),
    };
  return { state, title: t('receipt:confirmed'), text: t('receipt:labelConfirmedText', { contact, label }) };
}
