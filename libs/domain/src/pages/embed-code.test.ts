import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('the frame holds whatever a title says as text', () => {
  expect(
    embedCode({
      address: 'https://countin.fm/embed/release/salt',
      title: 'Salt & "Sea" <b>\'',
      width: 600,
      height: 208,
    }),
  ).toBe(
    '<iframe src="https://countin.fm/embed/release/salt" title="Salt &amp; &quot;Sea&quot; &lt;b&gt;&#39;" width="600" height="208" style="border:0;max-width:100%" loading="lazy" allow="autoplay"></iframe>',
  );
});
