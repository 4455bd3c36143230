import { formatInstant, type FormattedMoment } from '@countin/i18n';
import { Fragment, useEffect, useRef, useState } from 'react';
import { browserZone } from '../browser/browser-zone.ts';
import { usePageScript } from '../browser/page-script.ts';
import type { MomentData } from './moment-data.ts';
import type { TextPiece } from './split-around.ts';

export interface WhenLineProps {
  readonly language: string;
  readonly moment: MomentData;
  /** ISO 8601, for machines. */
  readonly dateTime: string;
  /** `Releases {date} at {time}`, in pieces. */
  readonly sentence: readonly TextPiece[];
  /** Date and time as the moment's own clock reads them. */
  readonly texts: FormattedMoment;
  /** The longest text that may replace it. */
  readonly room: string;
  /** Name of the clock that the text is on. */
  readonly clock: string;
  /** The same once the page's script shows the fan's clock. */
  readonly fanClock: string;
}

/** `Releases {date} at {time}`, and on whose clock: the release's on the server, the fan's in the browser. */
export function WhenLine(props: WhenLineProps) {
  const { texts, clock } = useFanTexts(props);
  return (
    <p className="when">
      <span className="moment" data-room={props.room}>
        <time dateTime={props.dateTime}>
          {props.sentence.map((piece, at) => (
            <Fragment key={at}>
              {typeof piece === 'string' ? (
                piece
              ) : (
                <strong data-part={piece.value}>{texts[piece.value as keyof FormattedMoment]}</strong>
              )}
            </Fragment>
          ))}
        </time>
      </span>{' '}
      <span className="clock">{clock}</span>
    </p>
  );
}

type ShownTexts = Pick<WhenLineProps, 'texts' | 'clock'>;

function useFanTexts(props: WhenLineProps): ShownTexts {
  const script = usePageScript();
  const initial = useRef(props);
  const [fan, setFan] = useState<ShownTexts | null>(null);
  useEffect(() => {
    if (!script) return;
    const { moment, language, texts, fanClock: clock } = initial.current;
    // A time on every fan's own clock is the server's text already.
    setFan({
      texts: 'at' in moment ? formatInstant(language, moment.at, browserZone(), Date.now()) : texts,
      clock,
    });
  }, [script]);
  return fan ?? props;
}
