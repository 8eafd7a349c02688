import { Component, type ReactNode } from 'react'
import { ErrorFallback } from '../shell/error-fallback.tsx'
import { tell } from '../site/page-events.ts'

/** Shows the full-page fallback for whatever a component throws; React logs it. "Try Again" clears it and renders anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    tell({ kind: 'failed', message: String(error) })
  }

  override render() {
    return this.state.failed ? <ErrorFallback onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
