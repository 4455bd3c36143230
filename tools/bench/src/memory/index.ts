import sharp from 'sharp';
import type { Row } from '../row.ts';
import type { RunningStack } from '../running-stack.ts';
import { useEveryFunction } from './use-every-function.ts';

/** Milliseconds between two looks at the processes. */
const LOOK_EVERY = 200;
const BOUND = { kind: 'most', value: 1500 } as const;

/** Memory of every process of `npm start`, while and after each function is used once. */
export async function benchProductMemory({
  addresses,
  memory,
}: Pick<RunningStack, 'addresses' | 'memory'>): Promise<Row[]> {
  const picture = await aLargePhoto();
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, memory())), LOOK_EVERY);
  try {
    await useEveryFunction(addresses, picture);
  } finally {
    clearInterval(looking);
  }
  const after = memory();
  return [
    { name: 'memory of the whole product, every function used once', value: after, unit: 'MB', bound: BOUND },
    { name: 'memory of the whole product meanwhile, at most', value: Math.max(most, after), unit: 'MB', bound: BOUND },
  ];
}

/** 16 megapixels of noise: 8 MB, more than a photo has. */
function aLargePhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 4000,
      height: 4000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}
