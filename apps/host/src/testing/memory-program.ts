/**
 * The host as a process of its own, whose memory a test measures. It prints its port, and at SIGTERM the most memory that
 * it had, in bytes.
 */
import { startHost } from './running-host.ts';

const host = await startHost({ environment: { WATCH_BUILDS: 'false' } });
process.once('SIGTERM', () => {
  // Kilobytes, as the system reports them.
  process.stdout.write(`most ${process.resourceUsage().maxRSS * 1024}\n`, () => process.exit(0));
});
process.stdout.write(`port ${host.port}\n`);
