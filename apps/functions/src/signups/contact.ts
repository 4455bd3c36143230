import { domainToASCII } from 'node:url';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { isSupportedCountry, parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';
import * as v from 'valibot';
import type { Contact } from '../platform/contact.ts';

const addressSchema = v.pipe(v.string(), v.maxLength(LIMITS.contact), v.rfcEmail(), v.regex(/@[^@]+\.[^@.]{2,}$/));

const NO_DOMAIN = /[/?#\\:%\s]/;
const NO_LOCAL = /^\.|\.\.|\.$/;

/** Default country for phone numbers when the fan's country is unknown; matches the form's placeholder. */
const HOME = 'US';

/** Kinds of numbers that no person is reached by, or whose owner earns money with each text. */
const SERVICE_TYPES = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'PERSONAL_NUMBER',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/**
 * Reads what a fan typed: an e-mail address when it holds an `@`, otherwise a phone number. A number
 * without `+` is read as the fan's country dials it, else as the US does.
 *
 * @param country ISO code of where the fan is, or null
 * @throws AppError `signup/contact-invalid`; `signup/number-service` for a number that texts do not reach or that earns
 * money by them
 */
export function readContact(text: string, country: string | null = null): Contact {
  const contact = text.includes('@') ? readAddress(text) : (readPhone(text, country ?? HOME) ?? readPhone(text, HOME));
  if (!contact) throw new AppError('signup/contact-invalid', { field: 'contact' });
  return contact;
}

function readAddress(text: string): Contact | null {
  const [local = '', domain = '', ...more] = text.trim().toLowerCase().split('@');
  // `domainToASCII` cuts off what follows a host in a URL. Dots at the ends and in pairs need quotes (RFC 5321, 4.1.2).
  if (more.length > 0 || NO_DOMAIN.test(domain) || NO_LOCAL.test(local)) return null;
  // SMTP uses the ASCII (punycode) form of a domain.
  const address = v.safeParse(addressSchema, `${local}@${domainToASCII(domain)}`);
  return address.success ? { channel: 'email', contact: address.output } : null;
}

function readPhone(text: string, country: string): Contact | null {
  // Some ISO territories have no numbering plan of their own and are missing from the library's metadata.
  if (!isSupportedCountry(country)) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  if (!number?.isValid() || number.ext) return null;
  if (SERVICE_TYPES.has(number.getType())) throw new AppError('signup/number-service', { field: 'contact' });
  return { channel: 'phone', contact: number.number };
}
