import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleasePage } from '@countin/domain/release';
import { linkTo, serviceName } from '@countin/domain/store-links';
import { releasePath, artistUrl, receiptPath } from '@countin/domain/urls';
import { Button, ButtonLink, Cover } from '@countin/ui/static';
import { calendarPath } from '../urls/calendar-path.ts';
import type { PageView } from '../page/page-view.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { dueLine } from './due-line.ts';
import type { ReceiptOutcome } from './receipt-action.ts';
import { ReceiptChanges } from './receipt-changes.tsx';
import { receiptWords, type Receipt } from './receipt-state.ts';

interface ReceiptViewProps {
  readonly view: PageView;
  readonly receipt: Receipt;
  /** For the cover; null when there is no page now. */
  readonly release: ReleasePage | null;
  readonly token: string;
  /** What came of a form that was posted just now. */
  readonly outcome: ReceiptOutcome | null;
}

/** A fan's own page for a signup: where it stands, and how to change that. */
export function ReceiptView({ view, receipt, release, token, outcome }: ReceiptViewProps) {
  const { t, origins } = view;
  const words = receiptWords(t, receipt);
  return (
    <div className="page">
      <main id="main" className="receipt" data-state={receipt.state}>
        {release && <Cover {...releaseArtwork(release)} alt="" size={176} leading />}
        <About view={view} receipt={receipt} />
        <div aria-live="polite">
          <h1 data-receipt="title">{words.title}</h1>
          <p className="text" data-receipt="text">
            {words.text}
          </p>
          <p className="due" data-receipt="due">
            {dueLine(view, receipt, release)}
          </p>
        </div>
        <Notice view={view} outcome={outcome} />
        <p className="form-error" role="alert" data-receipt="error" />
        <form method="post" action={receiptPath(token)} data-receipt-form="confirm" hidden={receipt.state !== 'asked'}>
          <input type="hidden" name="action" value="confirm" />
          <input type="hidden" name="zone" value="" />
          <Button variant="primary" size="large" className="action" type="submit">
            {t('receipt:confirm')}
          </Button>
        </form>
        <Listen view={view} receipt={receipt} release={release} />
        {release && (
          <ButtonLink size="large" className="action" href={origins.main + releasePath(release)}>
            {t('receipt:toRelease')}
          </ButtonLink>
        )}
        {receipt.scope === 'artist' && receipt.artistSlug && (
          <ButtonLink size="large" className="action" href={artistUrl(origins, receipt.artistSlug)}>
            {t('receipt:toArtist', { artist: receipt.artistName })}
          </ButtonLink>
        )}
        {release && (receipt.state === 'asked' || receipt.state === 'confirmed') && (
          <CalendarLinks view={view} release={release} />
        )}
        <p className="agreed">
          {t('receipt:agreed')}{' '}
          <q lang={receipt.wordingLanguage} dir="auto">
            {receipt.wording}
          </q>
        </p>
        <form
          className="stop"
          method="post"
          action={receiptPath(token)}
          data-receipt-form="stop"
          hidden={receipt.state === 'stopped'}
        >
          <p>{t('receipt:stopText')}</p>
          <input type="hidden" name="action" value="stop" />
          <Button variant="link" type="submit">
            {t('receipt:stop')}
          </Button>
        </form>
        <ReceiptChanges view={view} receipt={receipt} release={release} token={token} outcome={outcome} />
      </main>
      <PageFooter view={view} />
    </div>
  );
}

/** What the signup is about: a release, or everything by an artist. */
function About({
  view: { t },
  receipt: { scope, productTitle, artistName: artist },
}: Pick<ReceiptViewProps, 'view' | 'receipt'>) {
  return (
    <>
      <p className="kicker">{t(scope === 'artist' ? 'receipt:followKicker' : 'receipt:kicker')}</p>
      <p className="what">
        {scope === 'artist' ? (
          <bdi>{artist}</bdi>
        ) : (
          <>
            <bdi>{productTitle}</bdi> <span>{t('receipt:by', { artist })}</span>
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
      <ButtonLink variant="primary" size="large" className="action" href={link.url} rel="noopener">
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

function Notice({ view, outcome }: Pick<ReceiptViewProps, 'view' | 'outcome'>) {
  const { t } = view;
  if (outcome?.kind !== 'saved' && outcome?.kind !== 'moved') return null;
  const said = outcome.kind !== 'moved' ? t('receipt:saved') : t('receipt:moved', { contact: outcome.contact });
  return (
    <p className="notice" role="status" tabIndex={-1} data-autofocus="">
      {said}
    </p>
  );
}
