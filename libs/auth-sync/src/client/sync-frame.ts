import { SYNC_FRAME_MS } from '@countin/domain/fields';
import { frameMessage, isSaid } from './frame-messages.ts';

/**
 * Opens an address of the other site in a hidden frame and answers its `ready` message with `act`. Removes the frame
 * after {@link SYNC_FRAME_MS} in any case. Returns its dispose function, which removes the frame earlier.
 *
 * @param otherSite origin of the address; messages are sent to this origin only
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

/** Inside a frame: calls back once the parent window has sent `act` from the other site's origin. */
export function onSyncRequest(window: Window, otherSite: string, act: () => void): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (!isSaid(event, 'act', { origin: otherSite, window: window.parent })) return;
    dispose();
    act();
  };
  const dispose = () => window.removeEventListener('message', listen);
  window.addEventListener('message', listen);
  // The target origin keeps the browser from delivering the message to any other site.
  window.parent.postMessage(frameMessage('ready'), otherSite);
  return dispose;
}
