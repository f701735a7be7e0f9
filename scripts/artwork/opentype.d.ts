declare module "opentype.js" {
  interface Command {
    type: string;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  class Path {
    commands: Command[];
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    close(): void;
  }
  interface Glyph {
    index: number;
    advanceWidth: number;
    path: Path;
    getBoundingBox(): { y1: number; y2: number };
  }
  interface Font {
    getAdvanceWidth(text: string, size: number): number;
    charToGlyph(letter: string): Glyph;
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  function parse(file: ArrayBuffer): Font;
  const opentype: { parse: typeof parse; Path: typeof Path };

  export { type Font, opentype as default };
}
