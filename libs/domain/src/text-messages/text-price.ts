import * as v from 'valibot';
import { countrySchema } from '../locale/country.ts';

const amountSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Prices of text messages, as agreed between deployment and provider. */
export const textPricesSchema = v.object({
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** A segment to a country without a price of its own. */
  elsewhere: amountSchema,
  /** A segment, by the country of the number. */
  countries: v.record(countrySchema, amountSchema),
});
/** Prices, parsed by {@link textPricesSchema}. */
export type TextPrices = v.InferOutput<typeof textPricesSchema>;

/**
 * Reads prices such as `USD *=0.09 US=0.0083 DE=0.0775`: the currency, and a segment's price for each country; `*` is
 * every other one.
 *
 * @returns null for a text of another form
 */
export function readTextPrices(text: string): TextPrices | null {
  const [currency, ...parts] = text.trim().split(/\s+/);
  const amounts = parts.map((part) => /^(\*|[A-Z]{2})=(\d+(?:\.\d+)?)$/.exec(part));
  if (amounts.includes(null)) return null;
  const prices = new Map(amounts.map((amount) => [amount?.[1] ?? '', Number(amount?.[2])]));
  const { '*': elsewhere, ...countries } = Object.fromEntries(prices);
  const parsed = v.safeParse(textPricesSchema, { currency, elsewhere, countries });
  return parsed.success ? parsed.output : null;
}

/**
 * Price of a text message.
 *
 * @param country of the number; null where it is not known
 */
export function textPrice({ elsewhere, countries }: TextPrices, segments: number, country: string | null): number {
  return segments * ((country === null ? undefined : countries[country]) ?? elsewhere);
}
