import { callables } from '@countin/domain/callables';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { FILTER_CHOICES, isChosen, withChoice, type PeopleFilter } from './people-filter.ts';

const press = (filter: PeopleFilter, ...ids: string[]) =>
  ids.reduce(
    (rest, id) =>
      FILTER_CHOICES.reduce((before, choice) => (choice.id === id ? withChoice(before, choice) : before), rest),
    filter,
  );
const chosen = (filter: PeopleFilter) =>
  FILTER_CHOICES.filter((choice) => isChosen(filter, choice)).map(({ id }) => id);

test('a chip is pressed and pressed again', () => {
  expect(chosen(press({}, 'pro'))).toEqual(['pro']);
  expect(press({}, 'pro', 'pro')).toEqual({});
});

test('of chips that exclude each other the last one counts, beside those of other kinds', () => {
  expect(chosen(press({}, 'pro', 'suspended', 'free', 'active', 'admin'))).toEqual(['free', 'admin', 'active']);
});

test('the function takes each of them', () => {
  for (const choice of FILTER_CHOICES) expect(v.is(callables.findUsers.input, withChoice({}, choice))).toBe(true);
});
