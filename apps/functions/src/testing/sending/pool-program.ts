/**
 * Sends mails from memory with the library's own pool, as plainly as it can. The sender's rate is compared with this.
 * With an IPC channel it answers with the rate.
 */
import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { cpuMsSince } from './cpu-time.ts';

/** Mails, and their server. */
export interface PoolSettings {
  readonly smtpUrl: string;
  /** Mails in base64, a line each. They are sent in turn. */
  readonly logFile: string;
  readonly mails: number;
}

/** More than connections, so that none waits for a mail. */
const IN_FLIGHT = 100;

const { smtpUrl, logFile, mails } = JSON.parse(process.argv[2] ?? '{}') as PoolSettings;
const kept = readFileSync(logFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => Buffer.from(line, 'base64'));
const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 5, maxMessages: 100 });
let next = 0;
const began = performance.now();
const cpu = process.cpuUsage();
await Promise.all(
  Array.from({ length: IN_FLIGHT }, async () => {
    while (next < mails) {
      const number = next;
      next += 1;
      const envelope = { from: 'hello@countin.example', to: `fan${number}@example.com` };
      await transport.sendMail({ envelope, raw: kept[number % kept.length] });
    }
  }),
);
process.send?.({ rate: (mails * 1000) / (performance.now() - began), cpuMs: cpuMsSince(cpu) });
transport.close();
process.disconnect?.();
