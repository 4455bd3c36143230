/** Where an emulator listens. */
export interface EmulatorAddress {
  readonly host: string;
  readonly port: number;
}
