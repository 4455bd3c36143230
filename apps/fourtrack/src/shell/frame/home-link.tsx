import { Wordmark } from '@countin/ui';
import { paths } from '../../paths/paths.ts';

/** The site's name as a link to the start page, which the server renders. */
export function HomeLink() {
  return (
    <a href={paths.home.to()}>
      <Wordmark site="fourtrack" />
    </a>
  );
}
