import { linksIn, type ServiceId, type StoreLink as Link } from '@countin/domain/store-links';
import { useFanLocation, usePageScript, useRememberedService } from '../browser/page-script.ts';
import { remember } from '../browser/remembered.ts';

const GLYPHS = {
  play: 'M9 7.2v9.6L17 12z',
  buy: 'M8 9.5h8l.8 8H7.2zM9.8 9.5V8.4a2.2 2.2 0 0 1 4.4 0v1.1',
  open: 'M9 15l6-6M10 9h5v5',
} as const;

/** What a fan does at a store. */
export type StoreAction = keyof typeof GLYPHS;

const storage = () => window.localStorage;

/** One store of a release. */
export interface StoreRow {
  readonly id: string;
  readonly service: ServiceId;
  readonly url: string;
  readonly name: string;
  readonly action: StoreAction;
  /** ISO countries; empty is everywhere. */
  readonly territories: Link['territories'];
  /** Says those countries. */
  readonly where?: string;
}

export interface StoreListProps {
  /** In the artist's order. */
  readonly rows: readonly StoreRow[];
  readonly label: string;
  /** Text in place of an empty list. */
  readonly none: string;
  readonly actions: Readonly<Record<StoreAction, string>>;
}

/**
 * One row per store; the fan's service comes first. Rows of other countries step back: hidden if the fan has just chosen
 * the country, else where they stand, since nothing may jump under a finger by itself. If none would be left, all stay.
 */
export function StoreList({ rows, label, none, actions }: StoreListProps) {
  const location = useFanLocation();
  const service = useRememberedService();
  if (rows.length === 0) return <p className="no-stores">{none}</p>;
  const here = location ? linksIn(rows, location.country) : rows;
  const isElsewhere = (row: StoreRow) => here.length > 0 && !here.includes(row);
  const ordered = [...rows].sort((a, b) => Number(b.service === service) - Number(a.service === service));
  return (
    <ul className="stores" aria-label={label}>
      {ordered.map((row) => (
        <li
          key={row.id}
          hidden={location?.asked === true && isElsewhere(row)}
          data-elsewhere={isElsewhere(row) ? '' : undefined}
        >
          <StoreLink row={row} action={actions[row.action]} />
        </li>
      ))}
    </ul>
  );
}

interface StoreLinkProps {
  readonly row: StoreRow;
  readonly action: string;
}

function StoreLink({ row: { service, url, name, action, where }, action: actionText }: StoreLinkProps) {
  const script = usePageScript();
  return (
    <a
      href={url}
      rel="noopener"
      data-service={service}
      onClick={() => {
        // Plain links are no service to come back to.
        if (script && service !== 'other') remember(storage, 'service', service);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden className={`glyph ${action}`}>
        <path d={GLYPHS[action]} />
      </svg>
      <span className="store">
        <bdi>{name}</bdi>
        {where !== undefined && <small>{where}</small>}
      </span>
      <span className="action">{actionText}</span>
    </a>
  );
}
