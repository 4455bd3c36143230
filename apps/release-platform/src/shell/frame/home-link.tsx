import { Wordmark } from '@countin/ui';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';

/** The site's name as a link to its start, on screens without the frame. */
export function HomeLink() {
  return (
    <Link to={paths.splash.to()}>
      <Wordmark site="countin" size="large" />
    </Link>
  );
}
