import { expect, it, vi } from 'vitest';
import { downloadQr } from './download-qr.ts';

it('saves the code of the page, named after the release', () => {
  const page = document.implementation.createHTMLDocument();
  const link = page.createElement('a');
  const clicked = vi.spyOn(link, 'click').mockReturnValue();
  vi.spyOn(page, 'createElement').mockReturnValue(link);
  downloadQr({ id: 'product-tide', artistSlug: 'mira-okafor', productSlug: 'tide-lines' }, 'png', page);
  expect([link.getAttribute('href'), link.download]).toEqual([
    '/qr/release/mira-okafor.tide-lines.png',
    'tide-lines-qr.png',
  ]);
  expect(clicked).toHaveBeenCalledOnce();
});
