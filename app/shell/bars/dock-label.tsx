import type { ComponentProps } from "react";
import { MapSymbol } from "#app/ui/figures/map-symbol";

interface DockLabelProps {
  symbol: ComponentProps<typeof MapSymbol>["name"];
  /** Visible in the phone's bar. */
  short: string;
  /** For screen readers only: read out after `short`, or alone if only the symbol is visible. */
  rest?: string;
}

/** The content of a button in the dock. */
export function DockLabel({ symbol, short, rest }: DockLabelProps) {
  return (
    <>
      <MapSymbol name={symbol} />
      <span>{short}</span>
      {rest && <span className="visually-hidden">{rest}</span>}
    </>
  );
}
