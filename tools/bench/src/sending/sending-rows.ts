import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@countin/dev-stack';
import * as v from 'valibot';
import type { Row } from '../row.ts';

const PROGRAM = join(WORKSPACE, 'apps/functions/src/testing/sending/measure-command.ts');

const figuresSchema = v.object({
  fans: v.number(),
  rate: v.number(),
  poolRate: v.number(),
  cpuOfMail: v.number(),
  poolCpuOfMail: v.number(),
  cpuSeconds: v.object({ sender: v.number(), database: v.number(), mailServer: v.number() }),
  memory: v.tuple([v.number(), v.number()]),
  readsOfMail: v.number(),
  writesOfMail: v.number(),
  firstMail: v.number(),
  zones: v.number(),
  firstMailOfLastZone: v.number(),
  audience: v.object({ found: v.number(), seconds: v.number() }),
});

/** Holds of the send and turns of the domain are written by time: less than this for a mail. */
const OF_TIME = 0.005;

/** A fan-out to a mail server on this machine, beside the mail library's own pool. */
export async function benchSending(fans: number): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, String(fans)], { cwd: WORKSPACE });
  const figures = v.parse(figuresSchema, JSON.parse(stdout));
  const [first, second] = figures.memory;
  return [
    {
      name: `fan-out of ${fans} mails, a second`,
      value: figures.rate,
      unit: '/s',
      reference: { name: "nodemailer's pool with the same bytes", value: figures.poolRate },
      bound: { kind: 'least-ratio', value: 0.5 },
    },
    {
      name: 'fan-out: fans without a mail',
      value: fans - figures.fans,
      unit: '',
      bound: { kind: 'exactly', value: 0 },
    },
    ...(['sender', 'database', 'mailServer'] as const).map((process) => ({
      name: `fan-out: processor time of the ${process === 'mailServer' ? 'mail server' : process}`,
      value: figures.cpuSeconds[process],
      unit: 's',
    })),
    {
      name: 'fan-out: processor time of a mail in the sender',
      value: figures.cpuOfMail,
      unit: 'ms',
      reference: { name: 'in the pool', value: figures.poolCpuOfMail },
    },
    {
      name: 'fan-out: memory of the sending process',
      value: Math.max(first, second),
      unit: 'MB',
      bound: { kind: 'most', value: 300 },
    },
    {
      name: 'fan-out: memory in the second half',
      value: second,
      unit: 'MB',
      reference: { name: 'the first half', value: first },
      bound: { kind: 'most-ratio', value: 1.2 },
    },
    {
      name: 'fan-out: documents read for each mail',
      value: figures.readsOfMail,
      unit: '',
      bound: { kind: 'most', value: 3 },
    },
    {
      name: 'fan-out: documents written for each mail',
      value: figures.writesOfMail,
      unit: '',
      bound: { kind: 'most', value: 3 + OF_TIME },
    },
    {
      name: 'from the moment to the first mail',
      value: figures.firstMail,
      unit: 's',
      bound: { kind: 'most', value: 5 },
    },
    {
      name: `the same of the last of ${figures.zones} zones at once`,
      value: figures.firstMailOfLastZone,
      unit: 's',
      bound: { kind: 'most', value: 5 },
    },
    {
      name: `audience of ${fans} fans, three conditions, ${figures.audience.found} found`,
      value: figures.audience.seconds,
      unit: 's',
      bound: { kind: 'most', value: 2 },
    },
  ];
}
