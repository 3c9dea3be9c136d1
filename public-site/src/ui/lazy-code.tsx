import { Component, type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { CodeLoadError, loadCode } from '../lib/load-code';
import { useTexts } from '../lib/language';
import { Button } from './Button';
import styles from './LazyCode.module.css';
import { UI_TEXTS } from './ui.texts';

/**
 * A component whose code comes when it is first rendered, inside a `Suspense`. When the code can't be had, a message
 * with a way to try again is rendered instead.
 */
export function lazyCode<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // A lazy component that has failed stays so.
  const createLazy = () => lazy(async () => ({ default: await loadCode(load) }));
  let present = createLazy();

  return function LazyCode(props: P) {
    const [Code, setCode] = useState(() => present);
    const retry = () => {
      present = createLazy();
      setCode(() => present);
    };
    return <CodeBoundary onRetry={retry}>{createElement<P>(Code, props)}</CodeBoundary>;
  };
}

interface CodeBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Shows code that can't be had as a message with a way to try again. */
export class CodeBoundary extends Component<CodeBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    // Any other failure is the application error screen's.
    if (error && !(error instanceof CodeLoadError)) throw error;
    return error ? <CodeFailure onRetry={this.retry} /> : this.props.children;
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };
}

function CodeFailure({ onRetry }: { onRetry: () => void }) {
  const { codeLost, retry } = useTexts(UI_TEXTS);
  return (
    <div role="alert" className={styles.failure} data-ground="paper">
      <p>{codeLost}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
