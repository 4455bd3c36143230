import type { MomentData } from './moment-data.ts';
import { useReleased } from './use-countdown.ts';

export interface MomentLineProps {
  readonly tag: 'p' | 'span';
  readonly moment: MomentData;
  /** When the release comes. */
  readonly line: string;
  /** Replaces the line at the moment. */
  readonly available: string;
}

/** The line of an upcoming release: when it comes, then that it is out. */
export function MomentLine({ tag: Tag, moment, line, available }: MomentLineProps) {
  const released = useReleased(moment);
  return (
    <Tag className="line" data-out={released ? '' : undefined}>
      {released ? available : line}
    </Tag>
  );
}
