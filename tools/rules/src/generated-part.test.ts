import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredText } from '@countin/domain/fields';
import { productContentSchema } from '@countin/domain/release-metadata';
import { compileRules } from 'local-firebase/src/rules/index.ts';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { CONTENTS, type Content } from './contents.ts';
import { CHECKS, replaceGeneratedPart } from './generated-part.ts';
import { generatedFiles } from './generated-files.ts';
import { writeChecks } from './write-checks.ts';

const FILE = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');

const withEntries = (entries: v.ObjectEntries): Content[] =>
  CONTENTS.map((content) =>
    content.name === 'ProductContent'
      ? { ...content, schema: v.object({ ...content.schema.entries, ...entries }) }
      : content,
  );

test.each(generatedFiles().map((file) => [file.name, file] as const))(
  '%s has what is generated; if not, run: npx nx run rules:generate',
  (_name, { found, wanted }) => {
    expect(wanted, 'Run: npx nx run rules:generate').toBe(found);
  },
);

describe('a field that is added to a schema', () => {
  const rules = replaceGeneratedPart(
    FILE,
    writeChecks(withEntries({ addedField: v.optional(requiredText(70), 'x') })),
    CHECKS,
  );

  it('is checked', () => {
    expect(rules).toContain('&& isRequiredText(product.addedField, 70);');
  });

  it('may be absent from stored documents if it is optional without a default', () => {
    expect(writeChecks(withEntries({ addedField: v.optional(requiredText(70)) }))).toContain(
      "&& (!('addedField' in product) || isRequiredText(product.addedField, 70));",
    );
  });

  it('may be written by owners', () => {
    const [, fields] = /function productContentFields\(\) \{\s*return (\[[^\]]*\]);/.exec(rules) ?? [];
    expect(fields).toContain("'addedField'");
  });

  it('makes rules that can be deployed', () => {
    expect(compileRules(rules)).toMatchObject({ ok: true, ruleset: { warnings: [] } });
  });

  it('is refused where rules cannot read its checks, rather than left unchecked', () => {
    const even = v.pipe(
      v.string(),
      v.check((text) => text.length % 2 === 0, 'field/even'),
    );
    expect(() => writeChecks(withEntries({ even }))).toThrow('rules cannot read the check field/even');
    expect(() => writeChecks(withEntries({ when: v.date() }))).toThrow('when: the rules have no condition');
    expect(() => writeChecks(withEntries({ all: v.array(v.string()) }))).toThrow('all: a list that owners write needs');
  });
});

test('every field of the content schema is in the rules', () => {
  const checks = writeChecks();
  for (const field of Object.keys(productContentSchema.entries)) expect(checks).toContain(`'${field}'`);
});

test.each([
  ['no marks', 'service cloud.firestore {}'],
  ['marks twice', FILE + FILE],
])('a file with %s is refused', (_what, file) => {
  expect(() => replaceGeneratedPart(file, '', CHECKS)).toThrow('marks of its generated part');
});
