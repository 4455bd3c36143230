import type { Signup } from '@countin/domain/fan';
import { serviceName } from '@countin/domain/store-links';
import { unparse } from 'papaparse';
import { SIGNUP_COLUMNS, type SignupColumn } from './signup-columns.ts';

/**
 * Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV injection";
 * full-width signs count in East Asian versions). A phone number in E.164 is harmless and stays as it is.
 */
const FORMULA = /^(?!\+\d{6,15}$)(?:[\s\p{C}"]*[=+\-@＝＋－＠|%]|[\t\r\n]).*$/su;

/**
 * The same behind a separator or a line break within a cell. A spreadsheet that separates by `;` or tabs does not see the
 * quotes around a cell that is separated by commas, and would begin a cell there.
 */
const FORMULA_WITHIN = /(?<=[,;|\t\r\n])(?=[\s\p{C}"]*[=+\-@＝＋－＠|%])/gu;

/** Separators of cells and rows, by any spreadsheet's settings. */
const SEPARATORS = /[,;|\t\r\n\v\f\u0085\u2028\u2029"]/;

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
  const data = rows.map((row) => row.map((cell) => cell.replace(FORMULA_WITHIN, "'")));
  return (
    BYTE_ORDER_MARK +
    unparse(
      { fields: SIGNUP_COLUMNS.map((column) => headings[column]), data },
      { escapeFormulae: FORMULA, quotes: (cell) => SEPARATORS.test(String(cell)) },
    )
  );
}

function iso(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString();
}
