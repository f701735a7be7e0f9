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
    name?: string;
    unicode?: number;
    advanceWidth: number;
    path: Path;
    getBoundingBox(): { y1: number; y2: number };
  }
  interface FontOptions {
    familyName: string;
    styleName: string;
    copyright: string;
    license: string;
    unitsPerEm: number;
    ascender: number;
    descender: number;
    weightClass: number;
    tables: { os2: Record<string, number> };
    glyphs: Glyph[];
  }
  class Font {
    constructor(options: FontOptions);
    unitsPerEm: number;
    ascender: number;
    descender: number;
    names: { windows: { copyright: { en: string } } };
    glyphs: { length: number; get(place: number): Glyph };
    toArrayBuffer(): ArrayBuffer;
    getAdvanceWidth(text: string, size: number): number;
    charToGlyph(letter: string): Glyph;
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  function parse(file: ArrayBuffer): Font;
  const opentype: { parse: typeof parse; Path: typeof Path; Font: typeof Font };

  export { type Font, opentype as default };
}
