import type { ArtistData } from '../artist/artist-page.tsx';
import { PAGE_DATA_ID } from '../document/page-data.ts';
import type { EmbedData } from '../embed/embed-document.tsx';
import type { HomeData } from '../home/home-page.tsx';
import type { LabelData } from '../label/label-page.tsx';
import type { SplashData } from '../splash/splash-page.tsx';
import type { SuccessData } from '../receipt/success-page.tsx';
import type { ReceiptData } from '../receipt/receipt-page.tsx';
import type { ReleaseData } from '../release/release-page-data.ts';

interface ErrorPageData {
  readonly page: 'error';
  readonly language: string;
}
export type PageData =
  ReleaseData | ReceiptData | ArtistData | EmbedData | HomeData | LabelData | SplashData | SuccessData | ErrorPageData;

/** Data that the server wrote for the script. Both are of the same build, so it is not checked. */
export function readPageData(page: Document): PageData | null {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
