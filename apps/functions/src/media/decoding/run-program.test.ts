import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runPictureTask } from './run-picture-task.ts';
import { ProgramBroke, runProgram } from './run-program.ts';

const ENDLESS = join(import.meta.dirname, '../../testing/endless-program.ts');

interface Begun {
  readonly pid: number;
  readonly environment: string[];
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a deadline ends the process, whatever it is busy with, and has no secrets to lose', async () => {
  const deadline = new AbortController();
  let begun: Begun | null = null;
  const work = runProgram(ENDLESS, {}, deadline.signal, {
    onMessage: (message) => {
      begun = message as Begun;
      deadline.abort(new Error('late'));
    },
  });
  await expect(work).rejects.toThrow('late');
  expect(begun).toMatchObject({ environment: expect.not.arrayContaining(['PATH', 'HOME']) });
  expect(isAlive((begun as unknown as Begun).pid)).toBe(false);
});

test('a process that is ended from outside is no answer', async () => {
  const work = runProgram(ENDLESS, {}, new AbortController().signal, {
    onMessage: (message) => void process.kill((message as Begun).pid, 'SIGKILL'),
  });
  await expect(work).rejects.toBeInstanceOf(ProgramBroke);
});

test('a picture is refused by its code once its deadline is over', async () => {
  const upload = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await expect(runPictureTask({ kind: 'cover', upload }, AbortSignal.abort())).rejects.toMatchObject({
    code: 'image/too-slow',
  });
});
