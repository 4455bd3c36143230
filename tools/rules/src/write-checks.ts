import { CONTENTS, type Content } from './contents.ts';
import { nodeOf } from './schema-node.ts';
import { fieldConditions, listOf, writeFunction, type Functions } from './write-condition.ts';

/** Text checks called by the generated conditions. */
const TEXTS = [
  writeFunction('isText', 'value, max', ['value is string && value.size() <= max']),
  writeFunction('isRequiredText', 'value, max', ['isText(value, max) && value.trim().size() > 0']),
];

/** Functions that check the owners' writes, as text of the rules file. */
export function writeChecks(contents: readonly Content[] = CONTENTS): string {
  const functions: Functions = new Map();
  const checks = contents.flatMap(({ name, parameter, comment, schema, mayBeUnset }) => {
    const node = nodeOf(schema);
    const fields = Object.keys(node.entries ?? {});
    return [
      writeFunction(`is${name}`, parameter, fieldConditions(node, parameter, functions, mayBeUnset), comment),
      writeFunction(`${name.charAt(0).toLowerCase()}${name.slice(1)}Fields`, '', [
        listOf(fields).replaceAll(/(.{70,90}?,) /g, '$1\n        '),
      ]),
    ];
  });
  return [...TEXTS, ...functions.values(), ...checks].join('\n\n');
}
