/** Matching colours: background, figure, highlight. */
export const PALETTES = [
  ['#1b2a4a', '#e4572e', '#fbe3b5'],
  ['#0b3c49', '#f2a541', '#fbf1dc'],
  ['#2d1b3d', '#e85d75', '#ffd6a5'],
  ['#123524', '#7fb069', '#f6efc7'],
  ['#1d1e2c', '#59c3c3', '#f4f1de'],
  ['#3c1642', '#1dd3b0', '#f7f0ff'],
  ['#5f0f40', '#fb8b24', '#ffe8cf'],
  ['#0d1b2a', '#778da9', '#e9e4d9'],
  ['#22223b', '#c9184a', '#ffccd5'],
  ['#283618', '#dda15e', '#fefae0'],
  ['#03045e', '#00b4d8', '#fff3d6'],
  ['#331832', '#d81e5b', '#f0efeb'],
  ['#241023', '#6b5bff', '#d5e68d'],
  ['#1c1c1c', '#d9d2c5', '#f6f3ec'],
] as const;
