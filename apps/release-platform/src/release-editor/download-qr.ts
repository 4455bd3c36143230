import { qrPath, type QrFormat } from '@countin/domain';

/** Saves the QR code of a release's page as a file, named after the release. */
export function downloadQr(productId: string, productSlug: string, format: QrFormat, page: Document = document): void {
  const link = page.createElement('a');
  link.href = qrPath({ kind: 'release', id: productId, format });
  link.download = `${productSlug}-qr.${format}`;
  link.click();
}
