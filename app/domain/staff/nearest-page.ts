/** Levenshtein distance: how many letters to insert, delete or replace. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      current.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        ),
      );
    }
    before = current;
  }
  return before[other.length] ?? 0;
}

const LONGEST = 80;

/** The existing page whose path is nearest to a missing one; null if none is near. */
export function nearestPage(missed: string, pages: string[]): string | null {
  const path = missed
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .slice(0, LONGEST);
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  const [best] = pages
    .map((page) => {
      const name = page.split("/").at(-1) ?? "";
      const isIn = last.length > 3 && (name.includes(last) || last.includes(name)) && name.length > 3;
      const isAlike = last.length > 3 && name.slice(0, 4) === last.slice(0, 4);
      return { page, far: isIn ? 1 : isAlike ? 2 : Math.min(distance(path, page), distance(last, name) * 2) };
    })
    // On a tie, as between the two languages, the page whose whole path is nearer.
    .sort((one, other) => one.far - other.far || distance(path, one.page) - distance(path, other.page));
  return best && best.far <= Math.max(3, path.length / 3) ? best.page : null;
}
