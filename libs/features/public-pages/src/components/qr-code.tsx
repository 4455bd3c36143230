import { QR_FORMATS, qrPath, type QrKind } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';

interface QrCodeProps {
  readonly view: PageView;
  readonly kind: QrKind;
  readonly id: string;
}

/** QR code of the page's URL, to show or print. Collapsed in a `details`, and loaded only when opened. */
export function QrCode({ view: { t }, kind, id }: QrCodeProps) {
  return (
    <details className="qr">
      <summary>{t('qr.title')}</summary>
      <img
        src={qrPath({ kind, id, format: 'svg' })}
        alt={t('qr.alt')}
        width={220}
        height={220}
        loading="lazy"
        decoding="async"
      />
      <p>
        {QR_FORMATS.map((format) => (
          <a key={format} href={qrPath({ kind, id, format })} download={`${id}.${format}`}>
            {t('qr.download', { format: format.toUpperCase() })}
          </a>
        ))}
      </p>
    </details>
  );
}
