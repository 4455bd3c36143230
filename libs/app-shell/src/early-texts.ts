import { pageLanguage } from '@countin/i18n';
import { readTexts } from '@countin/i18n/read-texts';
import { TEXTS_ATTRIBUTE } from './preload-screen.ts';

// This runs while the rest of the start script loads. The opened screen waits for its texts.
const { [TEXTS_ATTRIBUTE]: namespaces } = document.documentElement.dataset;
const language = pageLanguage(window);
for (const namespace of namespaces?.split(' ') ?? [])
  // The application loads it again, and handles the error.
  readTexts(language, namespace).catch(() => undefined);
