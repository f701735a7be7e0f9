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
  interface Font {
    getAdvanceWidth(text: string, size: number): number;
    charToGlyph(letter: string): { index: number };
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
