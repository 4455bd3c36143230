/** The middle of the values: one busy moment of the machine does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}

/** Measures two things in turn, several times, so that what the machine does meanwhile meets both. */
export async function inTurn(rounds: number, first: (round: number) => Promise<number>, second: (round: number) => Promise<number>): Promise<[number, number]> {
  const values: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    values[0].push(await first(round));
    values[1].push(await second(round));
  }
  return [median(values[0]), median(values[1])];
}
