import { ROUTE_SAMPLES } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { paths, pathsWithoutScreen } from './paths.ts';

const plain = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*');

test('the paths are those of the specification, with its access', () => {
  const specified = ROUTE_SAMPLES.fourtrack.map(({ path, access, screen }) => `${plain(path)} ${access === 'subdomain' ? 'public' : access} ${screen}`);
  const listed = [
    ...Object.values(paths).map(({ pattern, access }) => `${plain(pattern)} ${access} true`),
    ...Object.entries(pathsWithoutScreen).flatMap(([access, patterns]) => patterns.map((pattern) => `${plain(pattern)} ${access} false`)),
  ];
  expect(listed.sort()).toEqual(specified.sort());
});
