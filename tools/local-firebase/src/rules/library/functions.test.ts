import { expect, test } from 'vitest';
import { outcomeOf } from '../decide-for-test.ts';

test.each<[string, boolean | 'error']>([
  [`math.abs(-5) == 5 && math.abs(-5) is int`, true],
  [`math.abs(-1.5) == 1.5`, true],
  [`math.abs(-9223372036854775808) == -9223372036854775808`, true],
  [`math.ceil(4.2) == 5 && math.ceil(4.2) is float && math.floor(1) is float`, true],
  [`math.ceil(-4.2) == -4`, true],
  [`math.floor(4.8) == 4 && math.floor(-4.2) == -5`, true],
  [`math.round(5.5) == 6 && math.round(-4.3) == -4 && math.round(7) == 7`, true],
  [`math.round(-2.5) == -2 && math.round(2.5) is int && math.round(math.sqrt(-1)) == 0`, true],
  [`math.round(1e300) == 9223372036854775807`, true],
  [`math.pow(2, 10) == 1024.0 && math.pow(2, 10) is float`, true],
  [`math.pow(2, 0.5) == math.sqrt(2)`, true],
  [`math.isNaN(math.sqrt(-1))`, true],
  [`math.isNaN(1)`, false],
  [`math.abs('1') == 1`, 'error'],
  [`math.cbrt(8) == 2`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

test.each<[string, boolean | 'error']>([
  [`int('12') == 12 && int(2.9) == 2 && int(-2.9) == -2 && int(3) == 3`, true],
  [`int('-9223372036854775808') == -9223372036854775808`, true],
  [`int('9223372036854775808') == 1`, 'error'],
  [`int('1.5') == 1`, 'error'],
  [`int('') == 0`, 'error'],
  [`int(true) == 1`, 'error'],
  [`float('2.5') == 2.5 && float(2) is float && float('1e3') == 1000.0`, true],
  [`float('x') == 1.0`, 'error'],
  [`float('') == 0.0`, 'error'],
  [`string(1) == '1' && string(2.0) == '2.0' && string(2.5) == '2.5'`, true],
  [`string(true) == 'true' && string(null) == 'null' && string('a') == 'a'`, true],
  [`string(path('a/b')) == '/a/b'`, true],
  [`string([1]) == '1'`, 'error'],
  [`path('/a/b') == /a/b && path('a/b') == /a/b`, true],
  [`path('a//b') is path`, 'error'],
  [`path(1) is path`, 'error'],
  [`int('+3') == 3 && int('-0') == 0`, true],
  [`int(' 1') == 1 || int('1e3') == 1000 || int('0x10') == 16`, 'error'],
  [`int(9.3e18) == 9223372036854775807 && int(-9.3e18) == -9223372036854775808 && int(math.sqrt(-1)) == 0`, true],
  [
    `float('5.') == 5.0 && float('.5') == 0.5 && float('1.5f') == 1.5 && float('0x1p3') == 8.0 && float(' 2.5 ') == 2.5`,
    true,
  ],
  [`float('-Infinity') < -1e308 && math.isNaN(float('NaN'))`, true],
  [`float('inf') > 1.0 || float('nan') > 1.0`, 'error'],
  [
    `string(1e7) == '1.0E7' && string(0.0001) == '1.0E-4' && string(123456789.0) == '1.23456789E8' && string(0.002) == '0.002'`,
    true,
  ],
  [
    `string(float('4.9e-324')) == '4.9E-324' && string(float('1e-323')) == '9.9E-324' && string(float('1e-310')) == '1.0E-310'`,
    true,
  ],
  [`string(0.1 + 0.2) == '0.30000000000000004' && string(-0.0) == '-0.0' && string(float('NaN')) == 'NaN'`, true],
  [`bool('true')`, 'error'],
  [`bool(true) || true`, true],
  [`math.isInfinite(1.0)`, 'error'],
  [`!math.isInfinite(1.0) && false`, false],
  [`debug(1 + 1) == 2`, 'error'],
  [`debug(true) || debug(false)`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

test.each<[string, boolean | 'error']>([
  [`hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'`, true],
  [`hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'`, true],
  [`hashing.crc32('123456789').toHexString() == '2639F4CB'`, true],
  [`hashing.crc32c('123456789').toHexString() == '839206E3'`, true],
  [`hashing.md5(b'abc') == hashing.md5('abc')`, true],
  [`hashing.md5(1).size() == 16`, 'error'],
  [`b'\\xfb\\xff'.toBase64() == '-_8='`, true],
  [`b''.size() == 0 && b'ab'.size() == 2`, true],
  [`b'a' == 'a'.toUtf8() && b'a' != b'b'`, true],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

test.each<[string, boolean | 'error']>([
  [`latlng.value(1.5, -2).latitude() == 1.5 && latlng.value(1.5, -2).longitude() == -2.0`, true],
  [`latlng.value(1, 2) == latlng.value(1.0, 2.0)`, true],
  [`latlng.value(91, 0) is latlng`, 'error'],
  [`latlng.value(0, 0).distance(latlng.value(0, 180)) > 20015000`, true],
  [`latlng.value(0, 0).distance(latlng.value(0, 1)) - 111195.0 < 100.0`, true],
  [`latlng.value(0, 0).distance(1) == 0`, 'error'],
  [`/a/b[1] == 'b'`, true],
  [`(/a/b)[1] == 'b'`, true],
  [`(/a/b)[2] == 'b'`, 'error'],
  [`path('/a/$(x)/c').bind({'x': 'b'}) == /a/b/c`, 'error'],
  [`path('/a/{x}/c').bind({'x': 'b'}) == /a/b/c`, true],
  [`path('/a/{x}').bind({'x': 1}) == /a/b`, 'error'],
  [`path('/a/{x}').bind({'x': 'b', 'y': 'c'}) == /a/b`, 'error'],
  [`/a/$('b' + 'c')/$(/d/e) == path('a/bc/d/e')`, true],
  [`/a/$(1) == /a/b`, 'error'],
  [`/a/$(null) == /a/b`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});
