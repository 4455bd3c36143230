export { AppError, ERROR_CODES, errorCodeOf, isCodeShaped, isErrorCode } from './error-code.ts';
export type { ErrorCode } from './error-code.ts';
