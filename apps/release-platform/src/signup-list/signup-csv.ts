import { serviceName, type Signup } from '@countin/domain';
import { unparse } from 'papaparse';

/** Headings of the export, one a column, as texts in the person's language. */
export type SignupColumn = (typeof COLUMNS)[number];
const COLUMNS = ['contact', 'channel', 'name', 'release', 'scope', 'state', 'language', 'zone', 'country', 'service', 'signedUpAt', 'confirmedAt', 'consentAt', 'consentVersion', 'consentLanguage', 'consentWording'] as const;

/**
 * Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV injection";
 * full-width signs count in East Asian versions). A phone number in E.164 is harmless and stays as it is.
 */
const FORMULA = /^(?!\+\d{6,15}$)[\s]*[=+\-@＝＋－＠\t\r\n|%].*$/s;

/** Says to spreadsheets that this is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Fans as CSV (RFC 4180): one row each, times in ISO 8601 UTC, the proof of consent included.
 *
 * @param headings texts of the first row
 */
export function signupCsv(signups: readonly Signup[], headings: Readonly<Record<SignupColumn, string>>): string {
  const rows = signups.map((signup) => [
    signup.contact,
    signup.channel,
    signup.name,
    signup.productTitle,
    signup.scope,
    signup.state,
    signup.language,
    signup.zone ?? '',
    signup.country ?? '',
    signup.service ? (serviceName(signup.service) ?? '') : '',
    iso(signup.createdAt),
    iso(signup.confirmedAt),
    iso(signup.consent.at),
    signup.consent.wordingVersion,
    signup.consent.language,
    signup.consent.wording,
  ]);
  return BYTE_ORDER_MARK + unparse({ fields: COLUMNS.map((column) => headings[column]), data: rows }, { escapeFormulae: FORMULA });
}

function iso(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString();
}
