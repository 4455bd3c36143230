import { receiptPath } from '@countin/domain/urls';

/** A link as long as a fan's own, which each message has, for counting segments. */
export const ownLink = () => window.location.origin + receiptPath('x'.repeat(43), 'x'.repeat(20));
