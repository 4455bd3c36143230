import { AppError } from '@countin/domain/errors';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A change of this value resets the boundary, for example the URL. */
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

/** Shows loading errors of its children. Errors without a code are bugs and are rethrown to the router's boundary. */
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
