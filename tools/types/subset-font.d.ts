declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly noLayoutClosure?: boolean;
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  /** A font with the letters of a text alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
