import { readWebAddress, type TypedWebAddress } from '@countin/domain/fields';
import { SOCIAL_NAMES, type Social } from '@countin/domain/profile';
import { useErrorText } from '@countin/i18n/react';
import { TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfHandle } from './social-handle.ts';
import type { ProfileFields } from './profile-content.ts';

/** Reads an address, or the name of an account. */
function readSocial(social: Social, text: string): TypedWebAddress {
  return readWebAddress(addressOfHandle(social, text) ?? text);
}

/** The link to one social network. Invalid addresses are not saved, and prevent no other link from being saved. */
export function SocialField({ social, copy }: { readonly social: Social; readonly copy: ProfileFields }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const input = `socials/${social}`;
  const kept = copy.typedIn(input);
  // Only while it differs from what is stored: typed without https://, or no address.
  const [typed, setTyped] = useState(typeof kept === 'string' ? kept : null);
  const [left, setLeft] = useState(typeof kept === 'string');
  const { errorCode } = readSocial(social, typed ?? '');

  const read = (text: string, isLeft: boolean) => {
    const { url, errorCode: wrong } = readSocial(social, text);
    if (wrong !== null) return copy.setInput(input, { kind: isLeft ? 'wrong' : 'typing', name: input, typed: text });
    copy.setInput(input, null);
    const { [social]: _before, ...others } = copy.state().content.socials;
    copy.change({ socials: url === null ? others : { ...others, [social]: url } });
  };
  return (
    <TextField
      label={SOCIAL_NAMES[social] ?? t('social.website')}
      name={input}
      // Not `url`: browsers would mark the name of an account as wrong.
      type="text"
      inputMode="url"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={EXAMPLES[social]}
      value={typed ?? copy.content.socials[social] ?? ''}
      error={left && errorCode !== null ? errorText(errorCode) : null}
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
        read(target.value, false);
      }}
      onBlur={() => {
        if (typed === null) return;
        setLeft(true);
        read(typed, true);
        if (errorCode === null) setTyped(null);
      }}
    />
  );
}

const EXAMPLES: Readonly<Record<Social, string>> = {
  spotify: 'open.spotify.com/artist/…',
  bandcamp: 'name.bandcamp.com',
  soundcloud: 'soundcloud.com/…',
  instagram: '@name',
  tiktok: '@name',
  youtube: '@name',
  x: '@name',
  threads: '@name',
  bluesky: '@name.bsky.social',
  mastodon: '@name@mastodon.social',
  website: 'example.com',
};
