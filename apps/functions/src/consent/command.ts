/**
 * Consent ledgers from the command line, with the environment of the functions. `command.ts verify <id>` checks every
 * ledger of an artist or a label, and prints what was done to broken ones. Its exit code is 1 if there are any, or if not
 * all could be read.
 */
import { createServices } from '../platform/create-services.ts';
import { readEnvironment } from '../platform/environment/environment.ts';
import { verificationLines } from './verification-lines.ts';
import { verifyLedgers } from './verify-ledgers.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const [command = '', ownerId = ''] = process.argv.slice(2);
const services = createServices(readEnvironment(process.env));
try {
  if (command === 'verify' && ownerId !== '') {
    const verification = await verifyLedgers(services, ownerId, Number.POSITIVE_INFINITY);
    for (const line of verificationLines(verification)) print(line);
    process.exitCode = verification.complete && verification.broken.length === 0 ? 0 : 1;
  } else {
    console.error('Usage: command.ts verify <id>');
    process.exitCode = 2;
  }
} finally {
  await services.db.terminate();
}
