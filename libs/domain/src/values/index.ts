export { sameValue } from './same-value.ts';
