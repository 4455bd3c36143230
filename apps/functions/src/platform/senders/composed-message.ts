import type { Mail } from './mail.ts';
import type { TextMessage } from './text-message.ts';

/** A message in the form of its channel. */
export type ComposedMessage =
  { readonly channel: 'email'; readonly mail: Mail } | { readonly channel: 'phone'; readonly text: TextMessage };
