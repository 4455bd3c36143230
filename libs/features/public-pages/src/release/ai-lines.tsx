import type { AiDisclosure, ReleasePage } from '@countin/domain/release';
import { aiText } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import { numberRanges } from './group-credits.ts';

interface AiLinesProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

/** What is said of generative AI: of the release, and of tracks that say something else, by title or numbers. */
export function AiLines({ view, release }: AiLinesProps) {
  const { t, language } = view;
  const { ai, tracks } = release;
  const textOf = (said: AiDisclosure | null) => said && aiText(t, language, said);
  const whole = textOf(ai);
  const others = new Map<string, number[]>();
  for (const [at, track] of tracks.entries()) {
    const text = textOf(track.ai);
    if (text !== null && text !== whole) others.set(text, [...(others.get(text) ?? []), at]);
  }
  return (
    <>
      {whole && <p>{whole}</p>}
      {[...others].map(([text, positions]) => (
        <p key={text}>
          {(whole !== null || positions.length < tracks.length) && (
            <TrackNames view={view} release={release} positions={positions} />
          )}
          {text}
        </p>
      ))}
    </>
  );
}

function TrackNames({ view, release, positions }: AiLinesProps & { readonly positions: readonly number[] }) {
  const [first = 0, ...others] = positions;
  return (
    <>
      {others.length > 0 ? (
        <>
          {view.t('release:tracks')} <span dir="ltr">{numberRanges(positions.map((at) => at + 1))}</span>
        </>
      ) : (
        <bdi lang={release.titleLanguage ?? release.language}>{release.tracks[first]?.title}</bdi>
      )}
      {' · '}
    </>
  );
}
