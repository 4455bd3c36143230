export { groupBy } from './group-by.ts';
export { sameValue } from './same-value.ts';
