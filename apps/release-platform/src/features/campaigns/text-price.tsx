import { campaignSms, withTextLinks } from '@countin/campaign-message';
import { useDataAccess } from '@countin/data/access';
import { textPricesOptions } from '@countin/data/campaigns';
import { isWritten, withName, wordsIn, type Campaign } from '@countin/domain/campaigns';
import { LANGUAGES } from '@countin/domain/locale';
import { textPrice, textSegments } from '@countin/domain/text-messages';
import { formatMoney } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { longestName, ownLink, useCountedLink } from './own-link.ts';

interface TextPriceProps {
  readonly campaign: Campaign;
  readonly recipients: number;
  readonly artistName: string;
}

/** The most that a campaign of text messages costs. Every fan counts as in the dearest country, with the longest text and name. */
export function TextPrice({ campaign, recipients, artistName }: TextPriceProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const { data } = useQuery(textPricesOptions(useDataAccess()));
  const countedLink = useCountedLink();
  const prices = data?.prices;
  if (!prices) return null;
  const written = LANGUAGES.filter((language) => isWritten(campaign, language));
  const segments = written.map((language) => {
    const stop = { text: t('message.stop', { lng: language }), link: ownLink() };
    const sender = t('message.sender', { artist: artistName, lng: language });
    const linked = withTextLinks(wordsIn(campaign, language).message, () => countedLink);
    const message = withName(linked, longestName());
    return textSegments(campaignSms({ sender, message, stop })).count;
  });
  const dearest = [null, ...Object.keys(prices.countries)].map((country) => textPrice(prices, 1, country));
  const most = Math.max(...dearest) * Math.max(...segments) * recipients;
  return <p>{t('send.price', { price: formatMoney(locale, most, prices.currency) })}</p>;
}
