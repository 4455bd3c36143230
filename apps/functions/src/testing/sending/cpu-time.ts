import { readFileSync } from 'node:fs';

/** Processor time that this process has used since an earlier `process.cpuUsage()`, milliseconds. */
export function cpuMsSince(earlier: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(earlier);
  return (user + system) / 1000;
}

/** Clock ticks of the kernel, milliseconds: `getconf CLK_TCK` is 100 on all of Linux. */
const TICK_MS = 10;

/** Processor time that another process has used so far, milliseconds. Linux alone; not a number elsewhere. */
export function cpuMsOf(pid: number | undefined): number {
  try {
    // What follows the name, which may have any sign: proc(5).
    const fields = readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
