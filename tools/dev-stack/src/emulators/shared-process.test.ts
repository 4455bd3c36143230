import { expect, test } from 'vitest';
import { pathInSharedProcess } from './shared-process.ts';

test.each([
  ['/demo-countin/us-central1/fans/signUp', '/demo-countin/us-central1/sharedProcess/fans/signUp'],
  ['/demo-countin/us-central1/verifyAuthToken', '/demo-countin/us-central1/sharedProcess/verifyAuthToken'],
  ['/demo-countin/us-central1/host?path=/a/b', '/demo-countin/us-central1/sharedProcess/host?path=/a/b'],
  [
    '/functions/projects/demo-countin/triggers/us-central1-everyMinute-0',
    '/demo-countin/us-central1/sharedProcess/everyMinute',
  ],
])('%s is found in the shared process', (url, path) => {
  expect(pathInSharedProcess(url)).toBe(path);
});

test.each([
  '/backends',
  '/',
  '/demo-countin',
  '/demo-countin/us-central1/',
  '/functions/projects/demo-countin/trigger_multicast',
  '/functions/projects/demo-countin/triggers/us-central1-onUpload',
])('%s is where it was', (url) => {
  expect(pathInSharedProcess(url)).toBe(url);
});
