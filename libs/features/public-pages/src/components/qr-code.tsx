import { QR_FORMATS, qrPath, type QrKind } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';

interface QrCodeProps {
  readonly view: PageView;
  readonly kind: QrKind;
  readonly id: string;
}

/** The page's address as a QR code, to be shown to somebody or printed. Folded without script, and not loaded until it is opened. */
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
