import type { Signup } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import { linkTo, serviceName } from '@countin/domain/store-links';
import { releasePath } from '@countin/domain/urls';

/** Where the message of the day leads. */
export interface ListenLink {
  readonly url: string;
  /** The service that the fan chose; null where the link is the release's own page. */
  readonly service: string | null;
  /** The release's own page. */
  readonly page: string;
}

/** The very link that the fan asked for. If that service lacks the release in the fan's country, the release's page. */
export function whereToListen({ service, country }: Signup, release: ReleasePage, mainOrigin: string): ListenLink {
  const page = mainOrigin + releasePath(release);
  const chosen = linkTo(release.storeLinks, service, country);
  const name = chosen && serviceName(chosen.service);
  return chosen && name !== null ? { url: chosen.url, service: name, page } : { url: page, service: null, page };
}
