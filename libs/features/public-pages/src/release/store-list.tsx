import { linksIn, type PreferredService, type ServiceId, type StoreLink as Link } from '@countin/domain/store-links';
import { Button, ButtonLink } from '@countin/ui/static';
import { useEffect } from 'react';
import { useFanLocation, usePageScript, useRememberedService, type FanLocation } from '../browser/page-script.ts';
import { remember } from '../browser/remembered.ts';
import { leadingThrough } from '../urls/outgoing-link.ts';

const GLYPHS = {
  play: 'M9 7.2v9.6L17 12z',
  buy: 'M8 9.5h8l.8 8H7.2zM9.8 9.5V8.4a2.2 2.2 0 0 1 4.4 0v1.1',
  open: 'M9 15l6-6M10 9h5v5',
} as const;

/** Action of a fan at a store. */
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

/** Answer to a fan who reports a link as wrong. */
export interface LinkReportAnswer {
  readonly ok: boolean;
  readonly text: string;
  /** The text asks whether to report this link. */
  readonly question?: { readonly linkId: string; readonly yes: string; readonly no: string };
}

export interface StoreListProps {
  /** In the artist's order. */
  readonly rows: readonly StoreRow[];
  readonly label: string;
  /** Text in place of an empty list. */
  readonly none: string;
  readonly actions: Readonly<Record<StoreAction, string>>;
  /** Absent without any. */
  readonly preferred?: readonly PreferredService[];
  /** A form with a button for each row whose link may be wrong. Absent where nothing can be reported. */
  readonly report?: Report;
}

interface Report {
  readonly action: string;
  /** Label of a button, with `{name}` where the store's name goes. */
  readonly label: string;
  /** Answer to a report that was posted just now; null without one. */
  readonly answer: LinkReportAnswer | null;
}

/** Form field with the id of a link that a fan finds wrong. The answer is a question. */
export const WRONG_LINK_FIELD = 'wrong';
/** Form field with the id of a link that a fan reports as wrong: the answer to that question. */
export const SURELY_WRONG_FIELD = 'surely-wrong';
/** Id of the list of stores, where the answer to a report is. */
const STORES_ID = 'stores';

/**
 * One row per store. The fan's service comes first, then the artist's preferred one for the fan's country. Rows of
 * other countries are hidden if the fan has just chosen the country. Otherwise they are dimmed in place, since nothing
 * may jump under a finger. If none would be left, all stay.
 */
export function StoreList(props: StoreListProps) {
  const { rows, none, report } = props;
  if (rows.length === 0) return <p className="no-stores">{none}</p>;
  if (!report) return <StoreRows {...props} />;
  const { action, answer } = report;
  return (
    <form method="post" action={`${action}#${STORES_ID}`} id={STORES_ID}>
      {answer && <ReportAnswer action={action} answer={answer} />}
      <StoreRows {...props} />
    </form>
  );
}

function ReportAnswer({
  action,
  answer: { ok, text, question },
}: Pick<Report, 'action'> & { answer: LinkReportAnswer }) {
  if (!question)
    return (
      <p className={ok ? 'reported' : 'form-error'} role={ok ? 'status' : 'alert'}>
        {text}
      </p>
    );
  return (
    <div className="reported" role="alert">
      <p>{text}</p>
      <div className="actions">
        <Button type="submit" name={SURELY_WRONG_FIELD} value={question.linkId}>
          {question.yes}
        </Button>
        <ButtonLink variant="quiet" href={`${action}#${STORES_ID}`}>
          {question.no}
        </ButtonLink>
      </div>
    </div>
  );
}

function StoreRows({ rows, label, actions, preferred, report }: StoreListProps) {
  const location = useFanLocation();
  const service = useRememberedService();
  const first = usePreferredService(location, preferred);
  const here = location ? linksIn(rows, location.country) : rows;
  const isElsewhere = (row: StoreRow) => here.length > 0 && !here.includes(row);
  const rankOf = (row: StoreRow) => (row.service === service ? 0 : row.service === first ? 1 : 2);
  const ordered = [...rows].sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <ul className="stores" aria-label={label}>
      {ordered.map((row) => (
        <li
          key={row.id}
          hidden={location?.requested === true && isElsewhere(row)}
          data-elsewhere={isElsewhere(row) ? '' : undefined}
          data-reportable={report ? '' : undefined}
        >
          <StoreLink row={row} action={actions[row.action]} />
          {report && (
            <button
              className="wrong-link"
              name={WRONG_LINK_FIELD}
              value={row.id}
              title={report.label.replace('{name}', row.name)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The preferred service of the fan's country. The head's script has put its row first where it could. Rows move only
 * when the fan has just chosen the country.
 */
function usePreferredService(
  location: FanLocation | null,
  preferred: readonly PreferredService[] = [],
): string | undefined {
  const requested = location?.requested === true;
  useEffect(() => {
    // The sheet of the head's script is for the country of before.
    if (requested && 'adoptedStyleSheets' in document) document.adoptedStyleSheets = [];
  }, [requested]);
  if (!location) return undefined;
  return requested
    ? preferred.find(({ country }) => country === location.country)?.service
    : document.documentElement.dataset['first'];
}

interface StoreLinkProps {
  readonly row: StoreRow;
  readonly action: string;
}

function StoreLink({ row: { id, service, url, name, action, where }, action: actionText }: StoreLinkProps) {
  const script = usePageScript();
  return (
    <a
      {...leadingThrough(id)}
      ref={(link) => {
        if (link) link.dataset['to'] = url;
      }}
      data-service={service}
      onClick={() => {
        // Plain links are no service to come back to.
        if (script && service !== 'other') remember(storage, 'service', service);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden className={action === 'play' ? 'glyph' : 'glyph outlined'}>
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
