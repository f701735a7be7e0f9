import { Component, type ReactNode } from "react";

interface SectionBoundaryProps {
  /** Stands in place of what could not be rendered. */
  failure: string;
  children: ReactNode;
}

/** Keeps a page whole when a part of it fails, and says so; the root reports it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p role="alert">{this.props.failure}</p> : this.props.children;
  }
}
