import type { PublicConfig } from '@countin/domain/deployment';
import { connectEarly } from './connect-sign-in.ts';
import { readEarly } from '../documents/early-reads.ts';

// This runs while the rest of the start script loads. The check of the stored sign-in takes one request, and every screen
// waits for it, then for the first documents.
try {
  // The application parses it and says what is wrong with it.
  const config = JSON.parse(document.getElementById('config')?.textContent ?? '') as PublicConfig;
  // The application reads by itself what could not be read.
  readEarly(connectEarly(config).auth, config, location.pathname).catch(() => undefined);
} catch {
  // The application connects by itself.
}
