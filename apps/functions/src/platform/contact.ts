import type { Signup } from '@countin/domain/fan';

/** E-mail address or phone number of a fan, normalised so that equal contacts are equal strings. */
export type Contact = Pick<Signup, 'channel' | 'contact'>;
