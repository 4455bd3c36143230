import { expect, it } from 'vitest';
import { leaveOutFunctions } from './leave-out-functions.ts';

const CODE = `import { links } from './links.js';
function Link(prefetch) { return prefetch ? Prefetch() : 'link'; }
function Prefetch() { return links(); }
function Other() { return 'other'; }
export { Link, Prefetch, Other };`;

it('a function that is left out no longer uses anything, and a call of it is an error', () => {
  const rest = leaveOutFunctions(CODE, '/link.js', ['Prefetch']);
  expect(rest).toBe(CODE.replace('return links();', `throw new Error('Prefetch is not part of this build');`));
});

it('a name that the library no longer declares is an error, not a larger script', () => {
  expect(() => leaveOutFunctions(CODE, '/link.js', ['Prefetch', 'Renamed'])).toThrow(
    'does not declare the function Renamed',
  );
});

it('a method is left out of its class alone', () => {
  const code = `class Store { read() { return 'store'; } write() { return links(); } }
class Log { write() { return 'log'; } }`;
  expect(leaveOutFunctions(code, '/store.js', ['Store.write'])).toBe(
    code.replace('return links();', `throw new Error('Store.write is not part of this build');`),
  );
  expect(() => leaveOutFunctions(code, '/store.js', ['Log.read'])).toThrow('does not declare the function Log.read');
});

it('a function in another one is left out, and one of the same name elsewhere stays', () => {
  const code = `function open() { function act() { return links(); } return { act }; }
function act() { return 'other'; }`;
  expect(leaveOutFunctions(code, '/router.js', ['open/act'])).toBe(
    code.replace('return links();', `throw new Error('open/act is not part of this build');`),
  );
  expect(() => leaveOutFunctions(code, '/router.js', ['act/open'])).toThrow('does not declare the function act/open');
});
