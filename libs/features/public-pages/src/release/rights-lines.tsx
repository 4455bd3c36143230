import type { ReleasePage, RightsLine } from '@countin/domain/release';
import { formatDate } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import { AiLines } from './ai-lines.tsx';

interface RightsLinesProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

/** Formats leave out the present year; this one is before every release. */
const LONG_AGO = Date.parse('0001-06-01');

/** Release date, first release, catalogue number, the ℗ and © lines, and what is said of generative AI. */
export function RightsLines({ view, release }: RightsLinesProps) {
  const { t, language } = view;
  const day = (date: string) => formatDate(language, Date.parse(`${date}T12:00Z`), 'UTC', LONG_AGO);
  const { releaseMoment, originalReleaseDate, catalogueNumber } = release;
  const lines = [lineOf('℗', release.pLine), lineOf('©', release.cLine)].filter((line) => line !== '');
  return (
    <div className="rights">
      <p>
        <time dateTime={releaseMoment.date}>{day(releaseMoment.date)}</time>
        {catalogueNumber !== '' && (
          <>
            {' · '}
            <bdi>{catalogueNumber}</bdi>
          </>
        )}
      </p>
      {originalReleaseDate !== null && <p>{t('credits:firstReleased', { date: day(originalReleaseDate) })}</p>}
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <AiLines view={view} release={release} />
    </div>
  );
}

function lineOf(sign: string, line: RightsLine | null): string {
  return line === null || line.owner === ''
    ? ''
    : [sign, line.year, line.owner].filter((part) => part !== null).join(' ');
}
