import type { PublicConfig } from '@countin/domain/deployment';
import { connectEarly } from './connect-sign-in.ts';

// This runs while the rest of the start script loads. The check of the stored sign-in takes one request, and every screen
// waits for it.
try {
  // The application parses it and says what is wrong with it.
  connectEarly(JSON.parse(document.getElementById('config')?.textContent ?? '') as PublicConfig);
} catch {
  // The application connects by itself.
}
