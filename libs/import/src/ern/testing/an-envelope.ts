import type { ErnEnvelope } from '../writing/ern-envelope.ts';

/** Envelope of a live message, with a cover and a recipient. */
export function anEnvelope(changes: Partial<ErnEnvelope> = {}): ErnEnvelope {
  return {
    messageId: 'message-1',
    threadId: 'product-tide',
    createdAt: Date.parse('2026-11-01T10:00:00.250Z'),
    sender: { dpid: 'PA-DPIDA-2026010101-A', name: 'Tideline Records' },
    recipient: { dpid: 'PADPIDA2026010102B', name: 'Harbour Distribution' },
    control: 'live',
    cover: { kind: 'file', path: 'resources/cover.jpg' },
    availability: [],
    ...changes,
  };
}
