/** Processor time that this process has used since an earlier `process.cpuUsage()`, milliseconds. */
export function cpuMsSince(earlier: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(earlier);
  return (user + system) / 1000;
}
