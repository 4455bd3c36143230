import { serviceAction, type ServiceId } from '@countin/domain/store-links';
import { Link2, Play, ShoppingBag } from 'lucide-react';
import styles from './service-mark.module.css';

/** A colour of each service without a mark, so that a list is read at a glance. The name is always beside it. */
const COLOURS: Readonly<Partial<Record<ServiceId, string>>> = {
  'apple-music': '#fa243c',
  deezer: '#a238ff',
  tidal: '#0a0a0a',
  'amazon-music': '#4b55e1',
  qobuz: '#0070ef',
  pandora: '#224099',
  audiomack: '#ff8800',
  beatport: '#0aa85b',
  traxsource: '#2f6fb7',
  junodownload: '#4a6b00',
  anghami: '#8d00f2',
  boomplay: '#00a4ad',
  jiosaavn: '#1f9e8f',
  gaana: '#e72c30',
  'yandex-music': '#d6402b',
  'line-music': '#05a648',
  awa: '#c2185b',
  kkbox: '#0a93b5',
  melon: '#00a838',
  'netease-music': '#c20c0c',
  'qq-music': '#1a8f57',
  joox: '#008a3e',
  other: '#7d7167',
};

/** Services whose own mark is shown beside a link: see docs/catalogues.md. */
export const MARKED_SERVICES: readonly ServiceId[] = ['spotify', 'youtube', 'youtube-music', 'soundcloud', 'bandcamp'];

/** The file with the marks. The fragment is a service's id. */
export const SERVICE_MARKS_PATH = '/service-marks.svg';

const SIGNS = { play: Play, buy: ShoppingBag, open: Link2 } as const;

/** A service's own mark, or the sign of what fans do there in the service's colour. */
export function ServiceMark({ service }: { service: ServiceId }) {
  if (MARKED_SERVICES.includes(service))
    return (
      <span
        className={styles.own}
        style={{ backgroundImage: `url("${SERVICE_MARKS_PATH}#${service}")` }}
        data-mark={service}
        aria-hidden
      />
    );
  const Sign = SIGNS[serviceAction(service)];
  return (
    <span className={styles.mark} style={{ background: COLOURS[service] }} aria-hidden>
      <Sign />
    </span>
  );
}
