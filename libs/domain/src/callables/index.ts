export { callableErrorSchema, callables } from './callables.ts';
export type { CallableInput, CallableKey, CallableOutput } from './callables.ts';
