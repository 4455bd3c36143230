import { useDataAccess } from '@countin/data/access';
import { endPlanFeedOptions, exportPlanOptions, planFeedOptions, renewPlanFeedOptions } from '@countin/data/planner';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@countin/domain/locale';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@countin/screen-kit/files';
import { ownZone } from '@countin/screen-kit/hooks';

/** The plan as a calendar file, and the user's calendar address. The result of one action replaces that of the last. */
export function usePlanCalendar(artistId: string, fileName: string) {
  const { i18n } = useTranslation();
  const access = useDataAccess();
  const [token, setToken] = useState<string | null>(null);
  const file = useMutation(exportPlanOptions(access));
  const renew = useMutation(renewPlanFeedOptions(access));
  const end = useMutation(endPlanFeedOptions(access));
  const { data: feed } = useQuery(planFeedOptions(access, artistId));
  const language = LANGUAGES.find((known) => known === i18n.language) ?? DEFAULT_LANGUAGE;
  const requested = { artistId, language, zone: ownZone };
  const afterReset = (act: () => void) => () => {
    for (const each of [file, renew, end]) each.reset();
    act();
  };
  return {
    /** Token of the address, while it is known: it is stored nowhere. */
    token,
    /** Since when there is an address: null without one, undefined before that is known. */
    since: feed?.createdAt,
    error: file.error ?? renew.error ?? end.error,
    ended: end.isSuccess,
    isSaving: file.isPending,
    isCreating: renew.isPending,
    isEnding: end.isPending,
    save: afterReset(() =>
      file.mutate(requested, {
        onSuccess: ({ body }) => saveFile(`${fileName}.ics`, new Blob([body], { type: 'text/calendar;charset=utf-8' })),
      }),
    ),
    create: afterReset(() => renew.mutate(requested, { onSuccess: (made) => setToken(made.token) })),
    end: afterReset(() => end.mutate({ artistId }, { onSuccess: () => setToken(null) })),
  };
}
