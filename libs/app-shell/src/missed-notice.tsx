import { Notice } from '@countin/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetMissed } from './missed-address.ts';

/** Most signs of an address that are shown. */
const LONGEST = 80;

/** Says that an address has no screen, and that this one was opened in its place. Until the next screen. */
export default function MissedNotice({ address }: { readonly address: string }) {
  const { t } = useTranslation('nav');
  useEffect(() => forgetMissed, []);
  const shown = address.length > LONGEST ? `${address.slice(0, LONGEST)}…` : address;
  return <Notice title={t('missed', { address: shown })} />;
}
