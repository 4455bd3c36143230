import * as autosave from '@countin/screen-kit/autosave';
import * as confirm from '@countin/screen-kit/confirm';
import * as form from '@countin/screen-kit/form';
import * as list from '@countin/screen-kit/list';
import * as loading from '@countin/screen-kit/loading';
import * as navigation from '@countin/screen-kit/navigation';
import * as picker from '@countin/screen-kit/picker';
import * as publishing from '@countin/screen-kit/publishing';
import * as undo from '@countin/screen-kit/undo';
import * as ui from '@countin/ui';
import * as charts from '@countin/ui/charts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Components that render nothing of their own. */
const INVISIBLE = ['BelowTheFold', 'ErrorBoundary', 'LeaveGuard'];

const isComponent = ([name, value]: readonly [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !INVISIBLE.includes(name);

const components = [ui, charts, autosave, confirm, form, list, loading, navigation, picker, publishing, undo]
  .flatMap((entry) => Object.entries(entry))
  .filter(isComponent)
  .map(([name]) => name);

const examples = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('-entries.tsx'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

test.each(components)('%s is in the catalogue', (name) => {
  expect(new RegExp(`<${name}\\b|Example: ${name}\\b`).test(examples)).toBe(true);
});
