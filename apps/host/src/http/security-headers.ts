import type { PublicConfig } from '@countin/domain/deployment';
import { TEXT_POLICY } from './content-security-policy.ts';

const TWO_YEARS = 63_072_000;

/** Headers that every answer has, unless it has set a stricter or fitting one itself. */
export function securityHeaders(config: PublicConfig): Readonly<Record<string, string>> {
  return {
    ...partHeaders(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
  };
}

/**
 * Headers of scripts, styles and fonts, which are no documents. The other headers would only make each response longer.
 */
export function partHeaders(config: PublicConfig): Readonly<Record<string, string>> {
  return {
    'content-security-policy': TEXT_POLICY,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers ignore it over http, and localhost must never be pinned to https.
    ...(config.sites.scheme === 'https' && { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }),
  };
}
