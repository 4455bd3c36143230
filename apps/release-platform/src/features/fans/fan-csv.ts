import type { ConsentEntry } from '@countin/domain/consent';
import type { Fan } from '@countin/domain/fan';
import { serviceName } from '@countin/domain/store-links';
import { BYTE_ORDER_MARK, csv } from '@countin/import/csv';
import { FAN_COLUMNS, type FanColumn } from './fan-columns.ts';

/** Texts of the export for releases and states. */
export interface CsvWords {
  /** Texts of the first row. */
  readonly headings: Readonly<Record<FanColumn, string>>;
  /** Titles of the artist's releases by id. */
  readonly titles: ReadonlyMap<string, string>;
}

/** First row of the export, with the mark of UTF-8. */
export function csvHead({ headings }: Pick<CsvWords, 'headings'>): string {
  return BYTE_ORDER_MARK + csv([FAN_COLUMNS.map((column) => headings[column])]);
}

/**
 * Fans as rows of CSV (RFC 4180), each ending in a line break; times are in ISO 8601 UTC. Every entry of the consent
 * ledger has its hashes, so that the proof can be checked outside the product.
 */
export function csvRows(fans: readonly Fan[], { titles }: Pick<CsvWords, 'titles'>): string {
  return csv(
    fans.map((fan) => [
      fan.contact,
      fan.channel,
      fan.name,
      fan.state,
      fan.follows ? 'yes' : 'no',
      fan.releases.map((id) => titles.get(id) ?? id).join('; '),
      fan.language,
      fan.zone ?? '',
      fan.country ?? '',
      fan.service ? (serviceName(fan.service) ?? '') : '',
      iso(fan.createdAt),
      fan.ledger.map(entryLine).join('\n'),
    ]),
  );
}

/** An entry of the ledger in one line: what its hash is made of, and the hash. */
function entryLine({ n, at, action, scope, channel, method, ...entry }: ConsentEntry): string {
  const wording = [entry.wordingVersion, entry.language, entry.wordingHash].filter(Boolean).join(' ');
  return `${n} ${iso(at)} ${action} ${scope.kind}:${scope.id} ${channel} ${method} ${wording} ${entry.hash}`;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
