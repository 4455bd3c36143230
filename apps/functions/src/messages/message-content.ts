import type { OutboxMessage } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';

/** The facts that a message to a fan is written from. */
export interface MessageContent {
  readonly message: Pick<OutboxMessage, 'id' | 'kind'>;
  readonly signup: Signup;
  /** The release; null in a message about following an artist that has none of its own. */
  readonly page: ReleasePage | null;
  readonly artistName: string;
  /** The link of a confirmation also confirms what was ticked beside, or what moves to this address. */
  readonly confirmsMore: boolean;
  /** The fan's key to their receipt. */
  readonly token: string;
}
