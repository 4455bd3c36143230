/**
 * Makes an account the first admin: `command.ts <e-mail>`, with the functions' settings and the credentials of an owner of
 * the project. It uses no secret.
 */
import { AppError } from '@countin/domain/errors';
import { createServices } from '../platform/create-services.ts';
import { readEnvironment } from '../platform/environment/environment.ts';
import { standInSecrets } from '../platform/environment/stand-in-secrets.ts';
import { makeFirstAdmin } from './make-first-admin.ts';

const EXPLANATIONS: Readonly<Record<string, string>> = {
  'account/not-found': 'No account has this address. Register on the site first.',
  'access/denied': 'There is an admin already, who can make others admins in the product.',
};

const [email = ''] = process.argv.slice(2);
const services = createServices(readEnvironment({ ...standInSecrets(process.env), ...process.env }));
try {
  await makeFirstAdmin(services, email);
  console.error(`${email} is an admin. The next page load shows it.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(EXPLANATIONS[error.code] ?? error.code);
  process.exitCode = 1;
} finally {
  await services.db.terminate();
}
