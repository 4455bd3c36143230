export { releasePage } from './release/release-page.tsx';
export { releaseCalendar } from './calendar/release-calendar.ts';
export { receiptPage } from './receipt/receipt-page.tsx';
export { artistBySlug, artistOnSubdomain } from './artist/artist-routes.ts';
export { homePage } from './home/home-page.tsx';
