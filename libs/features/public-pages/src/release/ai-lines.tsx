import type { ReleasePage } from '@countin/domain/release';
import { aiText } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import { numberRanges } from './group-credits.ts';
import { saidOfAi } from './said-of-ai.ts';

interface AiLinesProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

/** What is said of generative AI: of the release, and of tracks by their title or their numbers. */
export function AiLines({ view, release }: AiLinesProps) {
  const { t, language } = view;
  const { whole, tracks } = saidOfAi(release);
  return (
    <>
      {whole && <p>{aiText(t, language, whole)}</p>}
      {tracks.map(({ said, positions }) => (
        <p key={positions[0]}>
          <TrackNames view={view} release={release} positions={positions} />
          {' · '}
          {aiText(t, language, said)}
        </p>
      ))}
    </>
  );
}

function TrackNames({ view, release, positions }: AiLinesProps & { readonly positions: readonly number[] }) {
  const [first = 0, ...others] = positions;
  if (others.length === 0)
    return <bdi lang={release.titleLanguage ?? release.language}>{release.tracks[first]?.title}</bdi>;
  return (
    <>
      {view.t('release:tracks')} <span dir="ltr">{numberRanges(positions.map((at) => at + 1))}</span>
    </>
  );
}
