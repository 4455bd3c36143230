import * as v from 'valibot';
import { queueConfigSchema, type QueueConfig } from './queue-config.ts';

/** A function that tasks can be dispatched to. */
export interface TaskFunction {
  readonly location: string;
  readonly queue: string;
  readonly config: QueueConfig;
}

const backendsSchema = v.object({
  backends: v.array(
    v.object({
      functionTriggers: v.array(
        v.object({
          name: v.string(),
          region: v.string(),
          taskQueueTrigger: v.optional(v.unknown()),
        }),
      ),
    }),
  ),
});
const PATIENCE_MS = 5000;

/**
 * Asks the Functions emulator of firebase-tools which functions have a task queue. Null while it cannot be
 * reached, or has not loaded its functions.
 */
export async function listTaskFunctions(address: string, log: (line: string) => void): Promise<TaskFunction[] | null> {
  try {
    const response = await fetch(`http://${address}/backends`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { backends } = v.parse(backendsSchema, await response.json());
    const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
    return triggers.flatMap(({ name, region, taskQueueTrigger }) => {
      if (taskQueueTrigger === undefined) return [];
      const parsed = v.safeParse(queueConfigSchema, taskQueueTrigger);
      if (parsed.success) return [{ location: region, queue: name, config: parsed.output }];
      log(
        `The task queue of ${name} has options that Cloud Tasks would refuse: ${parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`,
      );
      return [];
    });
  } catch {
    return null;
  }
}
