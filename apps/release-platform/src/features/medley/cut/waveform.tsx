import { useEffect, useRef } from 'react';
import { PEAKS_PER_SECOND } from './peaks.ts';
import styles from './cut-dialog.module.css';

interface WaveformProps {
  readonly peaks: Float32Array;
  /** Shown part of the file, seconds. */
  readonly from: number;
  readonly to: number;
}

/** Width of a bar and of its gap, CSS pixels. */
const BAR = { width: 2, gap: 1 };

/** Loudness of a part of a file. A picture only: what it shows, the times beside it say. */
export function Waveform({ peaks, from, to }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () => drawBars(element, peaks, from, to);
    // Also called once at first.
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [peaks, from, to]);
  return <canvas ref={canvas} className={styles.waveform} aria-hidden />;
}

function drawBars(canvas: HTMLCanvasElement, peaks: Float32Array, from: number, to: number): void {
  const scale = window.devicePixelRatio;
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(canvas).color;
  const count = Math.floor(width / (BAR.width + BAR.gap));
  const perBar = ((to - from) / count) * PEAKS_PER_SECOND;
  for (let bar = 0; bar < count; bar++) {
    const first = Math.floor(from * PEAKS_PER_SECOND + bar * perBar);
    let peak = 0;
    for (let at = first; at < Math.max(first + 1, first + perBar); at++) peak = Math.max(peak, peaks[at] ?? 0);
    const tall = Math.max(1, peak * height);
    context.fillRect(bar * (BAR.width + BAR.gap), (height - tall) / 2, BAR.width, tall);
  }
}
