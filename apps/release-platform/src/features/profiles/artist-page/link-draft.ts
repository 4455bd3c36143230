import { artistLinkSchema, type ArtistLink } from '@countin/domain/profile';
import { readAddress } from '../editor/social-address.ts';
import { readForm, type FormResult } from './form-issues.ts';

/** Content of a link's form as it is typed. */
export interface LinkDraft extends Pick<ArtistLink, 'id' | 'title' | 'icon' | 'shown'> {
  readonly address: string;
  readonly scheduled: boolean;
  readonly fromDate: string;
  readonly fromTime: string;
  readonly untilDate: string;
  readonly untilTime: string;
  readonly zone: string;
}

const EMPTY: Omit<ArtistLink, 'id'> = { title: '', url: '', icon: 'link', shown: true, from: null, until: null };
const MIDNIGHT = { date: '', time: '00:00' };

/** The form of a link that is there, or of a new one. */
export function draftOf(link: ArtistLink | null, newId: string, ownZone: string): LinkDraft {
  const { id, title, icon, shown, url, from, until } = link ?? { ...EMPTY, id: newId };
  const [start, end] = [from ?? MIDNIGHT, until ?? MIDNIGHT];
  return {
    id,
    title,
    icon,
    shown,
    address: url,
    scheduled: from !== null || until !== null,
    fromDate: start.date,
    fromTime: start.time,
    untilDate: end.date,
    untilTime: end.time,
    zone: (from ?? until)?.zone ?? ownZone,
  };
}

/** The link that a form holds. An end that is not after the start is `until.order`. */
export function readLink(draft: LinkDraft): FormResult<ArtistLink> {
  const { id, title, icon, shown, address, scheduled, zone } = draft;
  const limit = (date: string, time: string) =>
    scheduled && date !== '' ? { date, time: time || '00:00', zone } : null;
  const { url, errorCode } = readAddress(address);
  const read = readForm(artistLinkSchema, {
    id,
    title,
    icon,
    shown,
    url: url ?? 'https://address.invalid/',
    from: limit(draft.fromDate, draft.fromTime),
    until: limit(draft.untilDate, draft.untilTime),
  });
  const errorCodes = new Map(read.errorCodes);
  if (url === null) errorCodes.set('url', errorCode ?? 'field/required');
  if (read.value && endsBeforeStart(read.value)) errorCodes.set('until.order', 'order');
  return errorCodes.size === 0 && read.value ? { value: read.value, errorCodes } : { value: null, errorCodes };
}

/** Both are by the clock of one zone, so that their texts compare. */
function endsBeforeStart({ from, until }: ArtistLink): boolean {
  return from !== null && until !== null && until.date + until.time <= from.date + from.time;
}
