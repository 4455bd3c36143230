// Imported first, because modules ask for the device's theme from their own import on, and jsdom has no media queries.
window.matchMedia = () =>
  ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
