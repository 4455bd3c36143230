import type { Grant } from '@countin/domain/agreements';

/** What an offer begins with: a label works with releases and numbers. */
export const USUAL_GRANTS: readonly Grant[] = ['releases.see', 'numbers.see'];
