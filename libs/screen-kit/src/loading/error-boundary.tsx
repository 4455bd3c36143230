import { AppError } from '@countin/domain/errors';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The boundary tries again when this changes, for example with the address. */
  readonly resetKey: unknown;
  readonly fallback: (error: AppError, retry: () => void) => ReactNode;
  /** Called before a retry renders the children again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly resetKey: unknown;
}

/** Shows why something below could not be read. Errors without a code are bugs and go on to the router's boundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof AppError) return this.props.fallback(error, this.#retry);
    throw error;
  }
}

/** For React roots: errors that a screen tells its person are not logged, all others are. */
export function reportCaughtError(error: unknown): void {
  if (!(error instanceof AppError)) console.error(error);
}
