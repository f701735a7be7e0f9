import { Component, type ErrorInfo, type ReactNode } from "react";
import { postJson } from "#app/browser/post-json";

interface SectionBoundaryProps {
  /** Stands in place of what could not be rendered. */
  failure: string;
  children: ReactNode;
}

/** Keeps a page whole when a part of it fails, says so, and reports it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch({ message, stack }: Error, { componentStack }: ErrorInfo) {
    void postJson("/api/error", { message, stack, info: componentStack });
  }

  override render() {
    return this.state.hasFailed ? <p role="alert">{this.props.failure}</p> : this.props.children;
  }
}
