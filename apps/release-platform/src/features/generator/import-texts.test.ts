// @vitest-environment node
import { ERROR_CODES } from '@countin/domain/errors';
import { errorKey } from '@countin/i18n';
import { readTexts } from '@countin/i18n/read-texts';
import { IMPORT_FILE_ERRORS, IMPORT_NOTES, IMPORT_PROBLEMS } from '@countin/import/records';
import { expect, it } from 'vitest';

const textsOf = async (namespace: 'import-errors' | 'errors' | 'operation-errors') =>
  Object.keys(await readTexts('en', namespace));

it('every code that a file, a row or a form can have has a text', async () => {
  const own = await textsOf('import-errors');
  expect([...IMPORT_FILE_ERRORS, ...IMPORT_PROBLEMS, ...IMPORT_NOTES].filter((code) => !own.includes(code))).toEqual(
    [],
  );
  const texts = new Map([
    ['errors', await textsOf('errors')],
    ['operation-errors', await textsOf('operation-errors')],
  ]);
  const without = ERROR_CODES.filter((code) => {
    const [namespace = '', ...key] = errorKey(code).split(':');
    return !texts.get(namespace)?.includes(key.join(':'));
  });
  expect(without).toEqual([]);
});

it('no text of an import is for a code that there is not', async () => {
  const known = new Set<string>([...IMPORT_FILE_ERRORS, ...IMPORT_PROBLEMS, ...IMPORT_NOTES]);
  const own = (await textsOf('import-errors')).filter((code) => !/^(?:doubt|spare)\//.test(code));
  expect(own.filter((code) => !known.has(code))).toEqual([]);
});
