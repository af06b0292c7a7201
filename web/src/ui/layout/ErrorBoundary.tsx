// A Suspense and error boundary for a part of the page.
import { Component, createContext, Suspense, type ReactNode } from 'react';

/**
 * Incremented after every failure; hooks that cache errors include it in their key, so that a retry sends again.
 */
export const AttemptContext = createContext(0);

interface Props {
  /** A change resets the boundary. */
  resetOn?: unknown;
  /** The Suspense fallback. */
  loading?: ReactNode;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
  resetOn: unknown;
  attempt: number;
}

let failures = 0;

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetOn: this.props.resetOn, attempt: failures };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetOn === state.resetOn ? null : { failed: null, resetOn: props.resetOn };
  }

  override componentDidCatch(): void {
    failures += 1;
    this.setState({ attempt: failures });
  }

  override render(): ReactNode {
    const { fallback, loading, children } = this.props;
    const { failed, attempt } = this.state;
    if (failed) return fallback(failed.error, () => this.setState({ failed: null }));
    return (
      <AttemptContext value={attempt}>
        <Suspense fallback={loading}>{children}</Suspense>
      </AttemptContext>
    );
  }
}
