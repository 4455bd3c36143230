import { COVER_STYLES, type CoverDesign } from './design.ts';
import { PALETTES } from './palettes.ts';
import { hashText, randomFrom } from './random.ts';

/** Initial design derived from a text. Deterministic: equal texts give equal covers. */
export function randomDesign(seedText: string): CoverDesign {
  const random = randomFrom(hashText(seedText));
  const style = COVER_STYLES[Math.floor(random() * COVER_STYLES.length)] ?? 'sun';
  const colours = PALETTES[Math.floor(random() * PALETTES.length)] ?? PALETTES[0];
  return { style, colours, seed: Math.floor(random() * 100_000) };
}
