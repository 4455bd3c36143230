import type { PageView } from '../page/page-view.ts';

/** The mark that stores put on explicit content. */
export function ExplicitMark({ view: { t } }: { readonly view: PageView }) {
  return (
    <>
      {' '}
      <span className="explicit" role="img" aria-label={t('credits:explicit')} title={t('credits:explicit')}>
        E
      </span>
    </>
  );
}
