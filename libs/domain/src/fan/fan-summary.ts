import type { ConsentEntry } from '../consent/consent-entry.ts';
import { consentStatus } from '../consent/consent-ledger.ts';
import { fanSearchTokens } from './fan-search.ts';
import type { Fan, FanState, FanSummary } from './fan.ts';

/** Derives what queries need from a fan's ledger and answers. */
export function fanSummary(fan: Pick<Fan, 'contact' | 'name'>, entries: readonly ConsentEntry[]): FanSummary {
  const consents = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const withStatus = consents.map(({ scope, channel }) => ({
    scope,
    status: consentStatus(entries, { scope, channel }),
  }));
  const confirmed = withStatus.filter(({ status }) => status === 'confirmed').map(({ scope }) => scope);
  const idsOf = (kind: ConsentEntry['scope']['kind']) =>
    confirmed.filter((scope) => scope.kind === kind).map(({ id }) => id);
  return {
    state: stateOf(withStatus.map(({ status }) => status)),
    follows: idsOf('artist').length > 0,
    releases: idsOf('release'),
    labels: idsOf('label'),
    searchTokens: fanSearchTokens(fan),
  };
}

const keyOf = ({ scope, channel }: ConsentEntry) => `${channel} ${scope.kind} ${scope.id}`;

function stateOf(statuses: readonly ReturnType<typeof consentStatus>[]): FanState {
  if (statuses.includes('confirmed')) return 'confirmed';
  return statuses.includes('unconfirmed') || statuses.length === 0 ? 'unconfirmed' : 'stopped';
}
