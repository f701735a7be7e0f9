import { Component, type ReactNode } from "react";

interface SectionBoundaryProps {
  /** Shown in place of the section that failed. */
  failure: string;
  children: ReactNode;
}

/** Keeps the rest of a page when one section fails to render, and shows a message; the root reports the error. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p role="alert">{this.props.failure}</p> : this.props.children;
  }
}
