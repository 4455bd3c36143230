import type { Language } from '@countin/domain/locale';
import { releaseCalendarPath, type ReleaseNames } from '@countin/domain/urls';

/** Path of a release's calendar file, on the main site. */
export function calendarPath(release: ReleaseNames, language: Language): string {
  return `${releaseCalendarPath(release)}?lang=${language}`;
}
