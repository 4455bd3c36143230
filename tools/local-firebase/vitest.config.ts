import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that mostly wait, for clients to reconnect or for other programs to start, begin first. The rest runs beside
 * them.
 */
const PATIENT = [
  'acceptance/restart.test.ts',
  'acceptance/emulators-exec.test.ts',
  'acceptance/task-queues-emulators.test.ts',
  'fuzz/fuzz.test.ts',
];

class PatientFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isPatient = ({ moduleId }: TestSpecification) => PATIENT.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isPatient), ...sorted.filter((file) => !isPatient(file))];
  }
}

/** Engines and clients of a file must not outlive it, so files are isolated, which is the default. */
export default defineConfig({
  test: {
    name: 'local-firebase',
    include: ['src/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    // Three for two cores: the patient files leave theirs alone most of the time.
    maxWorkers: 3,
    // Many tests start processes, on machines that may be busy with other things.
    testTimeout: 90_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: PatientFirst },
  },
});
