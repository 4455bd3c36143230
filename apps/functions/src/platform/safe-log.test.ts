import { expect, test } from 'vitest';
import { redact } from './safe-log.ts';

test('neither secrets nor addresses reach the log', () => {
  const secrets = ['s3cret-of-the-signups', 'smtp://user:pass@mail.example.com'];
  const text = redact(
    'sending to fan@example.com over smtp://user:pass@mail.example.com failed: s3cret-of-the-signups',
    secrets,
  );
  expect(text).toBe('sending to [address] over [secret] failed: [secret]');
});
