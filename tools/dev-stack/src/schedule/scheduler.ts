import * as v from 'valibot';
import { PROJECT_ID } from '../settings.ts';
import { parseSchedule, type IsDue } from './cron.ts';

const backendsSchema = v.object({
  backends: v.array(
    v.object({
      functionTriggers: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          schedule: v.optional(v.object({ schedule: v.string(), timeZone: v.nullish(v.string()) })),
        }),
      ),
    }),
  ),
});

interface ScheduledFunction {
  readonly name: string;
  /** The emulator's name for what starts it. */
  readonly trigger: string;
  readonly isDue: IsDue;
}

interface SchedulerOptions {
  /** The Functions emulator's, like `http://127.0.0.1:5001`. */
  readonly origin: string;
  /** Milliseconds between runs, instead of each function's own schedule. */
  readonly every: number | null;
  readonly report: (message: string) => void;
  readonly now?: () => number;
}

const MINUTE = 60_000;
/** A run may take as long as the platform lets a scheduled function run. */
const RUN_TIMEOUT = 540_000;

/** Runs scheduled functions of the Functions emulator, which has no scheduler of its own. */
export class Scheduler {
  readonly #options: Required<SchedulerOptions>;
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: SchedulerOptions) {
    this.#options = { now: () => Date.now(), ...options };
  }

  /** Begins; the functions are asked for anew each time, since a new build may have others. */
  start(): void {
    const { every, now } = this.#options;
    // At the beginning of each minute, as in the cloud.
    const wait = every ?? MINUTE - (now() % MINUTE);
    this.#timer = setTimeout(() => {
      void this.runDue().finally(() => this.#stopped || this.start());
    }, wait);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Starts what is due now and has not got its last run still going; resolves when all have been started. */
  async runDue(): Promise<void> {
    const { every, now, report } = this.#options;
    const minute = Math.floor(now() / MINUTE) * MINUTE;
    try {
      for (const scheduled of await this.#functions()) {
        if (this.#running.has(scheduled.name) || !(every !== null || scheduled.isDue(minute))) continue;
        const run = this.#run(scheduled, now()).catch((error: unknown) =>
          report(`${scheduled.name} failed: ${(error as Error).message}`),
        );
        this.#running.set(
          scheduled.name,
          run.finally(() => this.#running.delete(scheduled.name)),
        );
      }
    } catch (error) {
      report(`cannot ask for scheduled functions: ${(error as Error).message}`);
    }
  }

  /** Resolves when no run is going. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async #functions(): Promise<ScheduledFunction[]> {
    const response = await fetch(`${this.#options.origin}/backends`, { signal: AbortSignal.timeout(5000) });
    const { backends } = v.parse(backendsSchema, await response.json());
    return backends
      .flatMap(({ functionTriggers }) => functionTriggers)
      .flatMap(({ id, name, schedule }) =>
        schedule
          ? [{ name, trigger: `${id}-0`, isDue: parseSchedule(schedule.schedule, schedule.timeZone ?? 'UTC') }]
          : [],
      );
  }

  async #run({ name, trigger }: ScheduledFunction, at: number): Promise<void> {
    const response = await fetch(`${this.#options.origin}/functions/projects/${PROJECT_ID}/triggers/${trigger}`, {
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'application/json',
        'x-cloudscheduler-jobname': name,
        'x-cloudscheduler-scheduletime': new Date(at).toISOString(),
      },
      signal: AbortSignal.timeout(RUN_TIMEOUT),
    });
    if (!response.ok) throw new Error(`answered ${response.status} ${(await response.text()).slice(0, 200)}`);
    await response.body?.cancel();
  }
}
