import { LIMITS } from '@countin/domain/fields';
import { textOf } from './rules-stage.ts';

const choice = { imageId: 'a_B-9', colours: ['#0b3954', '#ff6b35', '#f7fff7'], alt: 'A boat' };

/** References to uploaded pictures: pairs of one that the rules allow and a similar one that they deny. */
export const IMAGE_CHOICE_PAIRS: readonly (readonly [what: string, allowed: object, denied: object | string])[] = [
  ['an id of ours, not a path', choice, { ...choice, imageId: '../x' }],
  ['an id at its limit, not above', { ...choice, imageId: 'x'.repeat(128) }, { ...choice, imageId: 'x'.repeat(129) }],
  ['three colours, not two', choice, { ...choice, colours: choice.colours.slice(1) }],
  ['colours, not names', choice, { ...choice, colours: choice.colours.with(1, 'red') }],
  [
    'a description at its limit, not above',
    { ...choice, alt: textOf(LIMITS.imageAlt) },
    { ...choice, alt: textOf(LIMITS.imageAlt + 1) },
  ],
  ['an empty description, not none', { ...choice, alt: '' }, { imageId: choice.imageId, colours: choice.colours }],
  ['its own parts, no other', choice, { ...choice, url: 'https://evil.example/' }],
  ['its parts, not an address', choice, 'https://evil.example/'],
];
