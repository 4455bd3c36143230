import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { unitTests } from '../../vitest.shared.ts';

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

export default unitTests('local-firebase', {
  // Not the workspace's: the SDKs under test report lost connections on the console.
  setupFiles: ['vitest.setup.ts'],
  // Engines and clients of a file must not outlive it.
  isolate: true,
  // Three for two cores: the patient files leave theirs alone most of the time.
  maxWorkers: 3,
  // Many tests start processes, on machines that may be busy with other things.
  testTimeout: 90_000,
  hookTimeout: 30_000,
  sequence: { sequencer: PatientFirst },
});
