import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleasePage } from '@countin/domain/release';
import { linkTo, serviceName } from '@countin/domain/store-links';
import { artistUrl, releasePath, subdomainUrl } from '@countin/domain/urls';
import { ButtonLink, Cover } from '@countin/ui/static';
import { calendarPath } from '../urls/calendar-path.ts';
import { formatList } from '@countin/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../components/island.tsx';
import type { PageView } from '../page/page-view.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { namesOf, openNames } from './consent-names.ts';
import { dueLine } from './due-line.ts';
import type { ReceiptOutcome } from './receipt-action.ts';
import { ReceiptChanges } from './receipt-changes.tsx';
import { ReceiptPanel, type ReceiptPanelProps, type ReceiptParts } from './receipt-panel.tsx';
import { receiptWords, type Receipt } from './receipt-state.ts';

export interface ReceiptViewProps {
  readonly view: PageView;
  readonly receipt: Receipt;
  /** For the cover; null when there is no page now. */
  readonly release: ReleasePage | null;
  readonly path: string;
  /** Outcome of a form that was posted just now. */
  readonly outcome: ReceiptOutcome | null;
}

/** A fan's own page for a signup: its status, and how to change that. */
export function ReceiptView(shown: ReceiptViewProps) {
  const { view, receipt, release } = shown;
  const props = panelProps(shown);
  return (
    <div className="page">
      <main id="main" className="receipt">
        {release && <Cover {...releaseArtwork(release)} alt="" size={176} leading />}
        <About view={view} receipt={receipt} />
        <Island name="receipt" props={props}>
          <ReceiptPanel {...props} links={<Links {...shown} />} changes={<ReceiptChanges {...shown} />} />
        </Island>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

/** What changes of a receipt, for the page's script: the same as the page would show. */
export function receiptParts(shown: ReceiptViewProps): ReceiptParts {
  const { status, notice } = panelProps(shown);
  return {
    status,
    notice,
    links: renderToStaticMarkup(<Links {...shown} />),
    changes: renderToStaticMarkup(<ReceiptChanges {...shown} />),
  };
}

function panelProps({ view, receipt, release, path, outcome }: ReceiptViewProps): ReceiptPanelProps {
  const { t } = view;
  return {
    path,
    status: {
      ...receiptWords(view, receipt),
      due: dueLine(view, receipt, release),
      stops: stopsLine(view, receipt),
    },
    notice: noticeOf(view, receipt, outcome),
    texts: {
      confirm: t('receipt:confirm'),
      confirming: t('receipt:confirming'),
      stop: t('receipt:stop'),
      unreachable: t('errors:service/unavailable'),
    },
  };
}

/** What stopping would end. A signup whose consent is in no ledger stands for itself. */
function stopsLine({ t, language }: PageView, receipt: Receipt): string {
  const open = openNames(t, receipt);
  if (open.length === 0 && receipt.state === 'stopped') return '';
  const own = receipt.scope === 'release' ? receipt.releaseTitle : receipt.artistName;
  return t('receipt:stopText', { list: formatList(language, open.length > 0 ? open : [own]) });
}

function noticeOf({ t, language }: PageView, receipt: Receipt, outcome: ReceiptOutcome | null): string | null {
  if (outcome?.kind === 'stopped') {
    const names = namesOf(t, receipt, outcome.scopes);
    return names.length > 0 ? t('receipt:stoppedNow', { list: formatList(language, names) }) : null;
  }
  if (outcome?.kind === 'saved') return t('receipt:saved');
  return outcome?.kind === 'moved' ? t('receipt:moved', { contact: outcome.contact }) : null;
}

/** Ways on from a receipt, and the wording that the fan agreed to. */
function Links({ view, receipt, release }: Pick<ReceiptViewProps, 'view' | 'receipt' | 'release'>) {
  const { t, origins } = view;
  return (
    <>
      <Listen view={view} receipt={receipt} release={release} />
      {release && (
        <ButtonLink size="large" className="receipt-action" href={origins.main + releasePath(release)}>
          {t('receipt:toRelease')}
        </ButtonLink>
      )}
      {receipt.scope !== 'release' && receipt.artistSlug && (
        <ButtonLink size="large" className="receipt-action" href={pageOf(view, receipt.scope, receipt.artistSlug)}>
          {t('receipt:toArtist', { artist: receipt.artistName })}
        </ButtonLink>
      )}
      {release && (receipt.state === 'unconfirmed' || receipt.state === 'confirmed') && (
        <CalendarLinks view={view} release={release} />
      )}
      <p className="agreed">
        {t('receipt:agreed')}{' '}
        {receipt.agreed.map(({ wording, language }) => (
          <q key={wording} lang={language} dir="auto">
            {wording}
          </q>
        ))}
      </p>
    </>
  );
}

/** The page of an artist, or of a label. */
function pageOf({ origins }: Pick<PageView, 'origins'>, scope: 'artist' | 'label', slug: string): string {
  return scope === 'artist' ? artistUrl(origins, slug) : subdomainUrl(origins, slug);
}

const KICKERS = { release: 'receipt:kicker', artist: 'receipt:followKicker', label: 'receipt:labelKicker' } as const;

/** Subject of the signup: a release, everything by an artist, or the news of a label. */
function About({
  view: { t },
  receipt: { scope, releaseTitle, artistName: artist },
}: Pick<ReceiptViewProps, 'view' | 'receipt'>) {
  return (
    <>
      <p className="kicker">{t(KICKERS[scope])}</p>
      <p className="what">
        {scope !== 'release' ? (
          <bdi>{artist}</bdi>
        ) : (
          <>
            <bdi>{releaseTitle}</bdi> <span>{t('receipt:by', { artist })}</span>
          </>
        )}
      </p>
    </>
  );
}

/** Once it is out: the very link that the message had, which may not have arrived. */
function Listen({ view, receipt, release }: Pick<ReceiptViewProps, 'view' | 'receipt' | 'release'>) {
  const link =
    (receipt.state === 'sent' || receipt.state === 'failed') && release
      ? linkTo(release.storeLinks, receipt.service, receipt.country)
      : null;
  const service = link && serviceName(link.service);
  return (
    link &&
    service !== null && (
      <ButtonLink variant="primary" size="large" className="receipt-action" href={link.url} rel="noopener">
        {view.t('receipt:listenOn', { service })}
      </ButtonLink>
    )
  );
}

/** Once into a calendar; or followed by it, so that it moves when the release does. */
function CalendarLinks({ view, release }: Pick<ReceiptViewProps, 'view'> & { readonly release: ReleasePage }) {
  const { t, origins, language } = view;
  const path = calendarPath(release, language);
  return (
    <p className="calendar">
      <a href={path}>{t('release:calendar')}</a>
      <a href={`${origins.main.replace(/^https?:/, 'webcal:')}${path}`}>{t('receipt:follow')}</a>
    </p>
  );
}
