export { readReply } from './reply-words.ts';
export type { ReplyCommand } from './reply-words.ts';
export { textSegments } from './segments.ts';
export type { TextSegments } from './segments.ts';
export { readTextPrices, textPrice, textPricesSchema } from './text-price.ts';
export type { TextPrices } from './text-price.ts';
