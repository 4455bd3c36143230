import { publicConfigSchema, type PublicConfig } from '@countin/domain';
import * as v from 'valibot';

/**
 * Reads what the host wrote into `<script type="application/json" id="config">`.
 *
 * @throws Error that names every wrong key
 */
export function readRuntimeConfig(page: Document): PublicConfig {
  const text = page.getElementById('config')?.textContent?.trim();
  if (!text) throw new Error('#config is missing or empty');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), publicConfigSchema), text);
  if (parsed.success) return parsed.output;
  throw new Error(parsed.issues.map((issue) => `#config ${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '));
}
