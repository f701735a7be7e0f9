import type { ComponentProps } from "react";
import { MapSymbol } from "#app/ui/figures/map-symbol";

interface DockLabelProps {
  symbol: ComponentProps<typeof MapSymbol>["name"];
  /** Seen in the bar of a phone. */
  short: string;
  /** Read out after it, and alone where only the symbol is seen. */
  rest?: string;
}

/** What stands on a button of the dock. */
export function DockLabel({ symbol, short, rest }: DockLabelProps) {
  return (
    <>
      <MapSymbol name={symbol} />
      <span>{short}</span>
      {rest && <span className="visually-hidden">{rest}</span>}
    </>
  );
}
