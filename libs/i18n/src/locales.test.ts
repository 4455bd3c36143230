import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@countin/domain/errors';
import { errorKey } from './error-key.ts';
import { generatedFiles, namespacesOf } from './locale-files.ts';
import { textsOf } from './text-files.ts';

const english = namespacesOf('en');

describe('the texts', () => {
  it.each(
    generatedFiles().map(([path, text]) => ({ path: path.replace(/^.*generated/, 'generated'), full: path, text })),
  )('are all in $path (else run: node list-locales.ts)', ({ full, text }) =>
    expect(readFileSync(full, 'utf8')).toBe(text),
  );

  it('are never empty and use the one placeholder form', () => {
    for (const namespace of english) {
      for (const [key, text] of textsOf('en', namespace)) {
        expect(text.trim(), `${namespace}:${key}`).not.toBe('');
        expect(text.replace(/{{\w+}}/g, ''), `${namespace}:${key}`).not.toMatch(/[{}]/);
      }
    }
  });

  it('say something about every error', () => {
    const keys = (['errors', 'operation-errors'] as const).flatMap((namespace) =>
      [...textsOf('en', namespace).keys()].map((code) => `${namespace}:${code}`),
    );
    expect(keys.sort()).toEqual(ERROR_CODES.map(errorKey).sort());
  });

  it('of the specification have its wording', () => {
    expect(textsOf('en', 'release').get('before')).toBe('Releases {{date}} at {{time}}');
    expect(textsOf('en', 'release').get('after')).toBe('{{title}} is now available');
    expect(textsOf('en', 'errors').get('signup/contact-required')).toBe('Provide at least one way to reach you');
    expect(textsOf('en', 'signup').get('contact')).toBe('Email or Phone');
    expect(
      ['getNotified', 'share', 'viewDetails', 'showMore', 'showLess'].map((key) => textsOf('en', 'common').get(key)),
    ).toEqual(['Get Notified', 'Share', 'View Details', 'Show More', 'Show Less']);
  });
});
