import type { originsOf } from '@countin/domain/deployment';
import type { Language } from '@countin/domain/locale';
import type { Translator } from '@countin/i18n';
import type { Site } from '@countin/theme';

/** Input of a public page's views, on the server and in the editor's preview. */
export interface PageView {
  readonly t: Translator;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** Languages that the page is written in, to switch between. */
  readonly written: readonly Language[];
  /** Site whose palette and theme setting the page has. */
  readonly site: Site;
  readonly origins: ReturnType<typeof originsOf>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA zone of the reader, which only the editor's preview knows. */
  readonly zone?: string;
  /** Address of the page on its host. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** An artist's or label's own subdomain shows the page. */
  readonly onSubdomain: boolean;
  /** ISO country in the page's address; null shows every store. */
  readonly country: string | null;
  /** Fields of a form that was posted just now. */
  readonly form: Readonly<Record<string, string>>;
  /** Time of the cached reads that the page is made from; null while the database answers. Asked after reading. */
  readonly staleSince: () => number | null;
}
