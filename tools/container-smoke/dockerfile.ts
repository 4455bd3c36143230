/** One instruction of a Dockerfile: its name, flags and the rest of its line. */
interface Instruction {
  readonly name: string;
  readonly from: string | null;
  readonly rest: string;
}

/** A stage of a build. */
export interface Stage {
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile, without comments and `ARG`s before the first. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const stages: { name: string | null; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', from = null, rest = ''] = /^([A-Z]+) (?:--from=(\S+) )?(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? null, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, from, rest });
  }
  return stages;
}

/** Variables that `ENV` lines of a stage set. */
export function environmentOf({ instructions }: Stage): Record<string, string> {
  const lines = instructions.filter(({ name }) => name === 'ENV').map(({ rest }) => rest);
  return Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value])),
  );
}
