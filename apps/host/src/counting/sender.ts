import type { Metric } from '@countin/domain/numbers';
import { addressBlock } from '@countin/server-http';
import type { HostMatch } from '@countin/slug';
import { readAgent } from './agent.ts';

/** Sender of an event, as far as the request says. Nothing of it is stored. */
export interface Sender {
  readonly host: Exclude<HostMatch, { kind: 'invalid' }>;
  readonly address: string;
  readonly header: (name: string) => string | undefined;
}

/** Whose events have one limit. Programs of an address have their own, so that they never displace its people. */
export const senderKey = (sender: Sender): string =>
  `${metricOfProgram(sender) ? 'programs ' : ''}${addressBlock(sender.address)}`;

/** Do Not Track and Global Privacy Control: such a visit is in no number at all. */
export const isOptedOut = ({ header }: Sender): boolean => header('dnt') === '1' || header('sec-gpc') === '1';

/** Metric of a request that the host has answered; null for a page that a person asked for. */
export function metricOfRequest({ header }: Sender, what: 'page' | 'signup'): Metric | null {
  if (what === 'signup') return 'signups';
  const purpose = `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''} ${header('x-moz') ?? ''}`;
  if (purpose.includes('prefetch')) return 'prefetches';
  return metricOfProgram({ header });
}

/** Metric of a program's visits; null for a person's browser. */
export function metricOfProgram({ header }: Pick<Sender, 'header'>): 'bots' | 'previews' | null {
  const { kind } = readAgent(header('user-agent'));
  return kind === 'person' ? null : kind === 'bot' ? 'bots' : 'previews';
}
