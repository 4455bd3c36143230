import { publicConfigSchema, type PublicConfig } from '@countin/domain/deployment';
import * as v from 'valibot';

/** Thrown when the page came without a usable configuration; names every wrong key. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration of this page does not parse: ${problems.join('; ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads what the host wrote into `<script type="application/json" id="config">`.
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
