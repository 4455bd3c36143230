import { SYNC_FRAME_MS } from '@countin/domain/fields';
import { frameMessage, isSaid } from './frame-messages.ts';

/**
 * Opens an address of the other site in a hidden frame, tells it to act as soon as it asks, and takes it away after
 * {@link SYNC_FRAME_MS}, whatever has become of it. Returns its dispose function, which takes it away earlier.
 *
 * @param otherSite origin of the address; nobody else is told anything
 */
export function openSyncFrame(window: Window, otherSite: string, address: string): () => void {
  const frame = window.document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.src = address;
  const answer = (event: MessageEvent<unknown>) => {
    if (isSaid(event, 'ready', { origin: otherSite, window: frame.contentWindow }))
      frame.contentWindow?.postMessage(frameMessage('act'), otherSite);
  };
  window.addEventListener('message', answer);
  const dispose = () => {
    window.clearTimeout(timer);
    window.removeEventListener('message', answer);
    frame.remove();
  };
  window.document.body.append(frame);
  const timer = window.setTimeout(dispose, SYNC_FRAME_MS);
  return dispose;
}

/** Inside a frame: calls back once the other site's window, and no other, has said to act. */
export function whenToldToAct(window: Window, otherSite: string, act: () => void): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (!isSaid(event, 'act', { origin: otherSite, window: window.parent })) return;
    dispose();
    act();
  };
  const dispose = () => window.removeEventListener('message', listen);
  window.addEventListener('message', listen);
  // Browsers deliver it to no other origin than that.
  window.parent.postMessage(frameMessage('ready'), otherSite);
  return dispose;
}
