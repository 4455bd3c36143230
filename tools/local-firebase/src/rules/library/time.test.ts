import { expect, test } from 'vitest';
import { outcomeOf } from '../decide-for-test.ts';

const T = `timestamp.value(1700000000123)`; // Tuesday, 2023-11-14T22:13:20.123Z
test.each<[string, boolean | 'error']>([
  [`${T}.year() == 2023 && ${T}.month() == 11 && ${T}.day() == 14`, true],
  [`${T}.hours() == 22 && ${T}.minutes() == 13 && ${T}.seconds() == 20`, true],
  [`${T}.nanos() == 123000000`, true],
  [`${T}.toMillis() == 1700000000123`, true],
  [`${T}.dayOfWeek() == 2`, true],
  [`timestamp.date(2023, 11, 19).dayOfWeek() == 7`, true],
  [`${T}.dayOfYear() == 318`, true],
  [`timestamp.date(2024, 12, 31).dayOfYear() == 366`, true],
  [`${T}.date() == timestamp.date(2023, 11, 14)`, true],
  [`${T}.time() == duration.time(22, 13, 20, 123000000)`, true],
  [`timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000`, true],
  [`timestamp.value(-1).time() == duration.value(86399999, 'ms')`, true],
  [`timestamp.date(1, 1, 1).year() == 1`, true],
  [`timestamp.date(2023, 2, 29).day() == 29`, 'error'],
  [`timestamp.date(0, 1, 1).year() == 0`, 'error'],
  [`timestamp.date(10000, 1, 1).year() == 10000`, 'error'],
  [`timestamp.date(9223372036854775807, 1, 1).year() == 1`, 'error'],
  [`timestamp.value(9223372036854775807).year() == 1`, 'error'],
  [`timestamp.value('1') == ${T}`, 'error'],
  [`request.time.toMillis() == 1700000000123`, true],
  [`request.time.nanos() == 123456000`, true],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

test.each<[string, boolean | 'error']>([
  [`duration.value(1, 'w') == duration.value(7, 'd')`, true],
  [`duration.value(1, 'd') == duration.value(24, 'h')`, true],
  [`duration.value(1, 'h') == duration.value(60, 'm')`, true],
  [`duration.value(1, 'm') == duration.value(60, 's')`, true],
  [`duration.value(1, 's') == duration.value(1000, 'ms')`, true],
  [`duration.value(1, 'ms') == duration.value(1000000, 'ns')`, true],
  [`duration.value(1, 'y').seconds() == 1`, 'error'],
  [`duration.value(9223372036854775807, 'w').seconds() == 1`, 'error'],
  [`duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4`, true],
  [`duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000`, true],
  [`duration.abs(duration.value(-20, 'm')) == duration.value(20, 'm')`, true],
  [`duration.abs(1) == 1`, 'error'],
  [`${T} + duration.value(1, 'd') == duration.value(1, 'd') + ${T}`, true],
  [`(${T} - duration.value(1, 'd')).day() == 13`, true],
  [`${T} - timestamp.value(1700000000000) == duration.value(123, 'ms')`, true],
  [`duration.value(1, 's') - duration.value(2, 's') == duration.value(-1, 's')`, true],
  [`(${T} - ${T}) is duration && (${T} + duration.value(1, 's')) is timestamp`, true],
  [`duration.value(1, 's') - ${T} == ${T}`, 'error'],
  [`${T} + ${T} == ${T}`, 'error'],
  [`${T} + 1 == ${T}`, 'error'],
  [`${T} < ${T} + duration.value(1, 'ns')`, true],
  [`duration.value(2, 's') > duration.value(1, 's')`, true],
  [`timestamp.date(9999, 12, 31) + duration.value(1, 'd') > ${T}`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});
