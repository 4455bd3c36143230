import { publicConfigSchema, type PublicConfig } from '@countin/domain/deployment';
import * as v from 'valibot';

/** Error for a missing or invalid page configuration; lists all invalid keys. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration of this page does not parse: ${problems.join('; ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Parses the host's configuration in `<script type="application/json" id="config">`.
 *
 * @throws ConfigError
 */
export function readRuntimeConfig(page: Document): PublicConfig {
  const text = page.getElementById('config')?.textContent?.trim();
  if (!text) throw new ConfigError(['#config: it is missing or empty']);
  const parsed = v.safeParse(publicConfigSchema, parseJson(text));
  if (parsed.success) return parsed.output;
  throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '#config'}: ${issue.message}`));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(['#config: it is not JSON']);
  }
}
