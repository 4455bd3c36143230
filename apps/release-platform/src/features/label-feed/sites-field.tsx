import { LIMITS } from '@countin/domain/fields';
import { readSiteHost } from '@countin/domain/profile';
import { useErrorText } from '@countin/i18n/react';
import { TextArea } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedSettingsCopy } from './use-feed-settings.ts';

/** Hosts of typed lines, or the error code of the text. */
function readSites(typed: string): { readonly sites: string[] } | { readonly errorCode: string } {
  const lines = typed.split(/[\s,]+/).filter((line) => line !== '');
  const sites = lines.flatMap((line) => readSiteHost(line) ?? []);
  if (sites.length < lines.length) return { errorCode: 'field/site' };
  const unique = [...new Set(sites)];
  return unique.length > LIMITS.feedSites ? { errorCode: 'field/too-many' } : { sites: unique };
}

/** Sites that may embed the feed, one a line. */
export function SitesField({ copy: { content, change, setInput, typedIn } }: { readonly copy: FeedSettingsCopy }) {
  const { t } = useTranslation('label-feed');
  const errorText = useErrorText();
  const kept = typedIn('feedSites');
  const [typed, setTyped] = useState<string | null>(typeof kept === 'string' ? kept : null);
  const read = typed === null ? null : readSites(typed);
  const errorCode = read && 'errorCode' in read ? read.errorCode : null;
  return (
    <TextArea
      label={t('feedSites')}
      hint={t('sitesHint')}
      name="feedSites"
      rows={4}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      value={typed ?? content.feedSites.join('\n')}
      error={errorCode === null ? null : errorText(errorCode)}
      onChange={({ target }) => {
        const next = readSites(target.value);
        setTyped(target.value);
        setInput('feedSites', 'errorCode' in next ? { kind: 'wrong', name: 'feedSites', typed: target.value } : null);
        if ('sites' in next) change({ feedSites: next.sites });
      }}
      onBlur={() => errorCode === null && setTyped(null)}
    />
  );
}
