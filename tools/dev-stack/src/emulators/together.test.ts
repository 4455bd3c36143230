import { expect, test } from 'vitest';
import { pathTogether } from './together.ts';

test.each([
  ['/demo-countin/us-central1/fans/signUp', '/demo-countin/us-central1/together/fans/signUp'],
  ['/demo-countin/us-central1/verifyAuthToken', '/demo-countin/us-central1/together/verifyAuthToken'],
  ['/demo-countin/us-central1/host?path=/a/b', '/demo-countin/us-central1/together/host?path=/a/b'],
  [
    '/functions/projects/demo-countin/triggers/us-central1-everyMinute-0',
    '/demo-countin/us-central1/together/everyMinute',
  ],
])('%s is found in the shared process', (url, path) => {
  expect(pathTogether(url)).toBe(path);
});

test.each([
  '/backends',
  '/',
  '/demo-countin',
  '/demo-countin/us-central1/',
  '/functions/projects/demo-countin/trigger_multicast',
  '/functions/projects/demo-countin/triggers/us-central1-onUpload',
])('%s is where it was', (url) => {
  expect(pathTogether(url)).toBe(url);
});
