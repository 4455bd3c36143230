export { leanLibraries } from './lean-libraries.ts';
