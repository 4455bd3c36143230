export { readReply } from './reply-words.ts';
export { textSegments } from './segments.ts';
export { readTextPrices, textPrice } from './text-price.ts';
export type { TextPrices } from './text-price.ts';
