import { describe, expect, it } from 'vitest';
import { parseCommandLine } from './command-line.ts';

describe('the command line', () => {
  it('is read as firebase-tools writes it', () => {
    const args = '--host 127.0.0.1 --port 8123 --websocket_port 9150 --database-edition standard --project_id demo-x';
    const more = '--rules /r/firestore.rules --single_project_mode true --functions_emulator 127.0.0.1:5001';
    expect(parseCommandLine(`${args} ${more} --seed_from_export /e/m`.split(' '), {})).toEqual({
      host: '127.0.0.1',
      port: 8123,
      project_id: 'demo-x',
      rules: '/r/firestore.rules',
      functions_emulator: '127.0.0.1:5001',
      seed_from_export: '/e/m',
    });
  });

  it('takes the data file from the environment, and a flag before it', () => {
    const env = { LOCAL_FIRESTORE_DATA: '/d/a.db', LOCAL_FIRESTORE_DURABILITY: 'normal' };
    expect(parseCommandLine([], env)).toEqual({ host: '127.0.0.1', port: 8080, data: '/d/a.db', durability: 'normal' });
    expect(parseCommandLine(['--data', '/d/b.db'], env).data).toBe('/d/b.db');
  });

  it('lists everything that is wrong', () => {
    const read = () => parseCommandLine(['--port', 'x'], { LOCAL_FIRESTORE_DURABILITY: 'maybe' });
    expect(read).toThrow('--port is no port: x\n--durability is neither full nor normal: maybe');
  });
});
