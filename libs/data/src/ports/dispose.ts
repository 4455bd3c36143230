/** Ends a subscription. Calling it again is harmless. */
export type Dispose = () => void;
