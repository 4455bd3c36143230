import type { ReleasePage } from '@countin/domain';
import type { PageContext } from '../page-context.ts';
import { PageFooter } from '../parts/page-footer.tsx';
import { ReleaseCover } from '../parts/release-cover.tsx';
import { receiptWords, type Receipt } from './receipt-state.ts';

interface ReceiptViewProps {
  readonly context: PageContext;
  readonly receipt: Receipt;
  /** For the cover; null when there is no page now. */
  readonly release: ReleasePage | null;
  readonly token: string;
}

/** A fan's own page for a signup: where it stands, and how to change that. */
export function ReceiptView({ context, receipt, release, token }: ReceiptViewProps) {
  const { t, origins } = context;
  const words = receiptWords(t, receipt);
  return (
    <div className="page">
      <main id="main" className="receipt" data-state={receipt.state}>
        {release && <ReleaseCover release={release} alt="" side={176} leading />}
        <p className="kicker">{t('receipt:kicker')}</p>
        <p className="what">
          <bdi>{receipt.productTitle}</bdi> <span>{t('receipt:by', { artist: receipt.artistName })}</span>
        </p>
        <div aria-live="polite">
          <h1 data-receipt="title">{words.title}</h1>
          <p className="text" data-receipt="text">{words.text}</p>
        </div>
        <p className="form-fault" role="alert" data-receipt="fault" />
        <form method="post" action={`/r/${token}`} data-receipt-form="confirm" hidden={receipt.state !== 'asked'}>
          <input type="hidden" name="action" value="confirm" />
          <button className="button filled" type="submit">{t('receipt:confirm')}</button>
        </form>
        {release && <a className="button outlined" href={`${origins.main}/release/${receipt.productId}`}>{t('receipt:toRelease')}</a>}
        <form className="stop" method="post" action={`/r/${token}`} data-receipt-form="stop" hidden={receipt.state === 'stopped'}>
          <p>{t('receipt:stopText')}</p>
          <input type="hidden" name="action" value="stop" />
          <button className="link-button" type="submit">{t('receipt:stop')}</button>
        </form>
      </main>
      <PageFooter context={context} />
    </div>
  );
}
