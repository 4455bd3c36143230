import { qrPath, releaseReference, type QrFormat, type ReleaseNames } from '@countin/domain/urls';

/** Saves the QR code of a release's page as a file, named after the release. */
export function downloadQr(release: ReleaseNames, format: QrFormat, page: Document = document): void {
  const link = page.createElement('a');
  link.href = qrPath({ kind: 'release', id: releaseReference(release), format });
  link.download = `${release.productSlug ?? release.id}-qr.${format}`;
  link.click();
}
