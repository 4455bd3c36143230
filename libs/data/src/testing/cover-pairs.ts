/** Covers that the rules allow, each with the most similar one that they deny. */
const cover = { style: 'waves', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 42 };

export const COVER_PAIRS: readonly (readonly [what: string, allowed: unknown, denied: unknown])[] = [
  ['a style of ours, no other', { ...cover, style: 'type' }, { ...cover, style: 'photo' }],
  ['three colours, not two', cover, { ...cover, colours: cover.colours.slice(1) }],
  ['three colours, not four', cover, { ...cover, colours: [...cover.colours, '#000000'] }],
  ...[0, 1, 2].map(
    (index) =>
      [
        `colour ${index + 1} as a colour, not its name`,
        cover,
        { ...cover, colours: cover.colours.with(index, 'red') },
      ] as const,
  ),
  ['the greatest seed, not one above', { ...cover, seed: 99_999 }, { ...cover, seed: 100_000 }],
  ['the least seed, not one below', { ...cover, seed: 0 }, { ...cover, seed: -1 }],
  ['a whole seed, not a fraction', { ...cover, seed: 1 }, { ...cover, seed: 1.5 }],
  ['a seed, not without one', cover, { style: cover.style, colours: cover.colours }],
  ['its own parts, no other', cover, { ...cover, url: 'https://evil.example/' }],
];
