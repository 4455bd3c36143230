import type { PageResponse } from '@countin/domain/pages';
import { answerPage } from '../page/answer.ts';
import { renderDocument } from '../document/render-document.tsx';
import type { PageContext } from '../page/page-context.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { Button, ButtonLink, Wordmark } from '@countin/ui/static';
import { headingTypeface } from '../brand/heading-sheet.ts';
import sheet from './error-page.css?inline';

/** Seconds after which a page that could not be read may be asked for again. */
const RETRY_SECONDS = 10;

interface ErrorPageContent {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
  /** Form of the page; with one, the action is only a further link. */
  readonly form?: { readonly label: string; readonly action: string };
  /** Another way on. */
  readonly other?: { readonly label: string; readonly href: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page about what is not to be had, with a way on. */
export async function errorPage(context: PageContext, content: ErrorPageContent): Promise<PageResponse> {
  const document = await renderDocument(context, {
    title: content.title,
    description: content.text,
    heading: headingTypeface(context),
    styles: [sheet],
    data: { page: 'error', language: context.language },
    body: (
      <div className="page">
        <header className="error-head" data-heading="mark">
          <a href={`${homeOf(context)}/`}>
            <Wordmark site={context.site} />
          </a>
        </header>
        <main id="main" className="error-page">
          <h1 data-heading="">{content.title}</h1>
          <p>{content.text}</p>
          {content.form && (
            <form method="post" action={content.form.action} className="actions">
              <Button type="submit" variant="primary" size="large">
                {content.form.label}
              </Button>
            </form>
          )}
          <p className="actions">
            <ButtonLink variant={content.form ? 'outlined' : 'primary'} size="large" href={content.action.href}>
              {content.action.label}
            </ButtonLink>
            {content.other && (
              <ButtonLink size="large" href={content.other.href}>
                {content.other.label}
              </ButtonLink>
            )}
          </p>
        </main>
        <PageFooter view={context} />
      </div>
    ),
  });
  return answerPage(content.status, document, content.headers);
}

/** Origin of the site that a page belongs to: of a subdomain's too. */
function homeOf({ site, origins }: PageContext): string {
  return site === 'fourtrack' ? origins.fourtrack : origins.main;
}

/** Says nothing about whether there is a draft; leads to the start, and to the music that is out. */
export function notFoundPage(context: PageContext): Promise<PageResponse> {
  const { t, origins } = context;
  return errorPage(context, {
    status: 404,
    title: t('notFound.title'),
    text: t('notFound.text'),
    action: { label: t('notFound.home'), href: `${homeOf(context)}/` },
    other: { label: t('home:newest'), href: `${origins.fourtrack}/#newest` },
  });
}

/** The database is away: says so, and when to come back. */
export function unavailablePage(context: PageContext): Promise<PageResponse> {
  const { t, request } = context;
  return errorPage(context, {
    status: 503,
    title: t('unavailable.title'),
    text: t('unavailable.text'),
    action: { label: t('unavailable.reload'), href: request.path },
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });
}
