export { liveNumbersOptions, numbersOptions, type ReadableSubject } from './read-numbers.ts';
