import type { Piece } from './pieces.ts';

export const SAMPLE_RATE = 44_100;
/** Seconds over which a clip begins and ends: no click, and no silence either. */
const EDGE = 0.004;
/** Peak of a clip. */
const LEVEL = 0.8;

/** The sound of a piece, one channel. The same on every machine. */
export function synthesise(piece: Piece): Float32Array {
  const samples = new Float32Array(piece.seconds * SAMPLE_RATE);
  const beat = 60 / piece.beatsPerMinute;
  for (let at = 0, step = 0; at < piece.seconds; at += beat / 2, step += 1) {
    const chord = piece.chords[Math.floor(step / 8) % piece.chords.length] ?? [0];
    playStep(samples, piece, { at, step, beat, chord });
  }
  drone(samples, piece);
  return finish(samples);
}

interface Step {
  readonly at: number;
  /** Eighths since the beginning. */
  readonly step: number;
  readonly beat: number;
  readonly chord: readonly number[];
}

function playStep(samples: Float32Array, { root, voice }: Piece, { at, step, beat, chord }: Step): void {
  const pitch = (semitones: number) => root * 2 ** (semitones / 12);
  const melody = chord[(step * 3) % chord.length] ?? 0;
  if (voice === 'plucked')
    addTone(samples, {
      at,
      length: 1.1,
      pitch: pitch(melody + 12),
      decay: 4.5,
      partials: [1, 0.5, 0.3, 0.12],
      level: 0.35,
    });
  if (voice === 'held' && step % 8 === 0)
    for (const note of chord)
      addTone(samples, {
        at,
        length: beat * 4.4,
        pitch: pitch(note),
        decay: 0.35,
        partials: [1, 0.35, 0.1],
        level: 0.2,
        attack: 0.25,
      });
  if (voice === 'struck')
    addTone(samples, {
      at,
      length: 1.8,
      pitch: pitch(melody + 24),
      decay: 3,
      partials: [1, 0, 0.4, 0, 0.22],
      level: 0.25,
    });
  if (voice === 'driven') {
    addTone(samples, {
      at,
      length: 0.3,
      pitch: pitch((chord[step % chord.length] ?? 0) + 12),
      decay: 9,
      partials: [1, 0.8, 0.6, 0.4, 0.3],
      level: 0.25,
    });
    if (step % 2 === 0) addTone(samples, { at, length: 0.22, pitch: 52, decay: 16, partials: [1, 0.3], level: 0.9 });
  }
  if (voice !== 'held' && step % 8 === 0)
    addTone(samples, {
      at,
      length: beat * 4,
      pitch: pitch((chord[0] ?? 0) - 12),
      decay: 0.8,
      partials: [1, 0.4, 0.15],
      level: 0.4,
      attack: 0.02,
    });
}

interface Tone {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  /** How fast it dies away, per second. */
  readonly decay: number;
  /** Level of each overtone. */
  readonly partials: readonly number[];
  readonly level: number;
  readonly attack?: number;
}

function addTone(samples: Float32Array, { at, length, pitch, decay, partials, level, attack = 0.004 }: Tone): void {
  const first = Math.round(at * SAMPLE_RATE);
  const count = Math.min(Math.round(length * SAMPLE_RATE), samples.length - first);
  partials.forEach((strength, index) => {
    if (strength === 0) return;
    // One rotation a sample instead of a sine: a piece has millions of them.
    const turn = (2 * Math.PI * pitch * (index + 1)) / SAMPLE_RATE;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const fade = Math.exp(-(decay * (1 + index * 0.6)) / SAMPLE_RATE);
    let [x, y, volume] = [1, 0, level * strength];
    for (let sample = 0; sample < count; sample += 1) {
      const seconds = sample / SAMPLE_RATE;
      const rise = Math.min(1, seconds / attack, (count - sample) / (0.01 * SAMPLE_RATE));
      samples[first + sample] = (samples[first + sample] ?? 0) + y * volume * rise;
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
      volume *= fade;
    }
  });
}

/** A quiet root under everything, from the first moment to the last. */
function drone(samples: Float32Array, { seconds, root }: Piece): void {
  addTone(samples, { at: 0, length: seconds, pitch: root, decay: 0, partials: [0.6, 0.25], level: 0.25 });
}

function finish(samples: Float32Array): Float32Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const edge = EDGE * SAMPLE_RATE;
  return samples.map((sample, at) => (sample / peak) * LEVEL * Math.min(1, at / edge, (samples.length - at) / edge));
}
