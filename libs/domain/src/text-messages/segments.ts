import { SegmentedMessage } from 'sms-segments-calculator';

/** Segments of a text message; each is paid for. */
export interface TextSegments {
  /** Zero for an empty text. */
  readonly count: number;
  /** `UCS-2` where one character is outside the GSM alphabet: 70 instead of 160 characters a part. */
  readonly encoding: 'GSM-7' | 'UCS-2';
}

/** Splits a text message as phone networks do (GSM 03.38 and 03.40). */
export function textSegments(text: string): TextSegments {
  const { segmentsCount, encodingName } = new SegmentedMessage(text);
  return { count: text === '' ? 0 : segmentsCount, encoding: encodingName };
}
