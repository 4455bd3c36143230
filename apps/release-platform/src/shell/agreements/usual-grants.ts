import type { Grant } from '@countin/domain/agreements';

/** Initial grants of an offer: a label works with releases and numbers. */
export const USUAL_GRANTS: readonly Grant[] = ['releases.see', 'numbers.see'];
