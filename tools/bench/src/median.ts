/** The middle of the values: one busy moment of the machine does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}

type Measure = (round: number) => Promise<number>;

/** Measures things in turn, several times, so that what the machine does meanwhile meets them all. Gives a median of each. */
export async function inTurn<const M extends readonly Measure[]>(
  rounds: number,
  ...measures: M
): Promise<{ [K in keyof M]: number }> {
  const values = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, measure] of measures.entries()) values[index]?.push(await measure(round));
  }
  return values.map(median) as { [K in keyof M]: number };
}
