import type { QuietHoursOf, Signup } from '@countin/domain/fan';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Facts that a fan's quiet hours depend on, for `allowedFrom`. Where the zone is not known, the country of the phone
 * number decides, not the country of the signup.
 */
export function quietHoursOf({
  channel,
  contact,
  zone,
  country,
}: Pick<Signup, 'channel' | 'contact' | 'zone' | 'country'>): QuietHoursOf {
  const ofNumber = channel === 'phone' && zone === null ? parsePhoneNumberFromString(contact)?.country : undefined;
  return { channel, zone, country: ofNumber ?? country };
}
