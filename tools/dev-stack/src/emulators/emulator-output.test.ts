import { expect, test } from 'vitest';
import { worthSaying } from './emulator-output.ts';

test.each([
  [
    '>  {"severity":"ERROR","message":"Error: Message x was not taken\\n    at deliver"}',
    'functions: Error: Message x was not taken',
  ],
  ['>  {"severity":"INFO","message":"sent"}', null],
  ['>  {not json}', null],
  ['>  plain text', null],
  ['⚠  functions: Your function timed out after ~60s.', 'functions: Your function timed out after ~60s.'],
  ['⚠  firestore: Env variable override detected. Using firestore emulator at x', null],
  [
    'Error: Could not start Authentication Emulator, port taken.',
    'Could not start Authentication Emulator, port taken.',
  ],
  ['i  functions: Beginning execution of "us-central1-fans"', null],
  ['', null],
])('%j says %j', (line, said) => {
  expect(worthSaying(line)).toBe(said);
});
