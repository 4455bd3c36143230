export { cutText } from './cut-text.ts';
export { foldedWords } from './folded-words.ts';
export { CALLABLE_TIMEOUT_MS, FUNCTIONS_REGION, LIMITS, SYNC_FRAME_MS } from './limits.ts';
export { SERVER_LIMITS } from './server-limits.ts';
export {
  colourSchema,
  idSchema,
  instantSchema,
  optionalText,
  requiredText,
  textSchema,
  uidSchema,
  webUrlSchema,
} from './fields.ts';
export { productSlugSchema, profileSlugSchema } from './slug-schema.ts';
export { nameKey } from './name-key.ts';
export { searchKey } from './search-key.ts';
export {
  readWebAddress,
  requiredWebAddressSchema,
  typedWebAddressSchema,
  type TypedWebAddress,
} from './web-address.ts';
