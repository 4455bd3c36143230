import { callableErrorSchema } from '@countin/domain/callables';
import { isErrorCode } from '@countin/domain/errors';
import * as v from 'valibot';
import type { Answer } from './functions-server.ts';

const bodySchema = v.object({ error: v.object({ status: v.string(), details: v.optional(callableErrorSchema) }) });
const resultSchema = v.object({ result: v.unknown() });

/** What a callable answered: `done` with its output, the code of its refusal, or what else came. */
export function outcomeOf({ status, json, text }: Answer): { readonly code: string; readonly output?: unknown } {
  if (status === 200 && v.is(resultSchema, json)) return { code: 'done', output: json.result };
  const refused = v.safeParse(bodySchema, json);
  return { code: (refused.success && refused.output.error.details?.code) || `${status} ${text.slice(0, 200)}` };
}

/** What is wrong with a callable's answer: an error of the server, or a code that browsers do not know. */
export function failureOf(answer: Answer): string | null {
  const { code } = outcomeOf(answer);
  return answer.status < 500 && (code === 'done' || isErrorCode(code)) ? null : `${answer.status} ${code}`;
}
