import { expect, test } from 'vitest';
import { readContact } from './contact.ts';

test.each(['a..b@a.com', '.a@a.com', 'a.@a.com', 'a@a.com/b', 'a@a.com?b', 'a@a.com#b'])('%j is no address', (text) => {
  expect(() => readContact(text)).toThrow('signup/contact-invalid');
});

test.each([
  ['mira@example.com', 'mira@example.com'],
  ['  Mira.Okafor@Example.COM ', 'mira.okafor@example.com'],
  ['o’brien@example.com'.replace('’', "'"), "o'brien@example.com"],
  ['mira+news@mail.example.co.uk', 'mira+news@mail.example.co.uk'],
  ['mira@münchen.example', 'mira@xn--mnchen-3ya.example'],
])('%j is the address %s', (text, contact) => {
  expect(readContact(text)).toEqual({ channel: 'email', contact });
});

test.each([
  ['(202) 555-0123', '+12025550123'],
  ['202.555.0123', '+12025550123'],
  ['1 202 555 0123', '+12025550123'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+49 30 901820', '+4930901820'],
  ['+44 20 7946 0018', '+442079460018'],
  ['٢٠٢٥٥٥٠١٢٣', '+12025550123'],
])('%j is the number %s', (text, contact) => {
  expect(readContact(text)).toEqual({ channel: 'phone', contact });
});

test.each([
  ['DE', '030 901820', '+4930901820'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['PT', '912 345 678', '+351912345678'],
  ['DE', '+1 (202) 555-0123', '+12025550123'],
  // A number that cannot be one of the fan's country may be one of the style that the form shows.
  ['IS', '(202) 555-0123', '+12025550123'],
  ['AQ', '(202) 555-0123', '+12025550123'],
] as const)('in %s %j is the number %s', (country, text, contact) => {
  expect(readContact(text, country)).toEqual({ channel: 'phone', contact });
});

test.each([
  'mira',
  '@',
  'mira@',
  '@example.com',
  'mira@example',
  'mira@example.c',
  'mi ra@example.com',
  'a@b@example.com',
  'mira@example.com\r\nBcc: x@example.com',
  'mira@exa mple.com',
  'mira@.example.com',
  `${'m'.repeat(250)}@example.com`,
  '12',
  '555-1234',
  '(000) 000-0000',
  '(555) 123-4567',
  '+1 12345',
  '112',
  '+1',
  'call 202 555 0123',
  '(202) 555-0123 ext. 5',
  '+999 123 456 789',
  '1'.repeat(40),
])('%j is no contact address', (text) => {
  expect(() => readContact(text)).toThrow(
    expect.objectContaining({ code: 'signup/contact-invalid', field: 'contact' }),
  );
});

test.each([
  ['premium', '+1 900 555 1234'],
  ['premium', '+44 909 879 0000'],
  ['shared cost', '+49 180 5012345'],
  ['toll-free', '(800) 555-0123'],
  ['toll-free', '+800 1234 5678'],
  ['forwarded at a charge', '+44 70 1234 5678'],
])('a %s number, %j, gets no texts', (_, text) => {
  expect(() => readContact(text)).toThrow(expect.objectContaining({ code: 'signup/number-service', field: 'contact' }));
});
