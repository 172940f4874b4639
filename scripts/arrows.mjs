/**
 * The folders and the arrows between them, from the table under "## Arrows" of docs/architecture.md.
 * @param {string} markdown
 * @returns {Map<string, string[]>} what each folder may import; `x/*` stands for every folder below x
 */
export function readArrows(markdown) {
  const section = markdown.split(/^## /m).find((text) => text.startsWith('Arrows')) ?? '';
  const rows = [...section.matchAll(/^\| `([^`]+)` \|([^|]*)\|/gm)];
  return new Map(rows.map(([, folder, cells]) => [folder, [...cells.matchAll(/`([^`]+)`/g)].map(([, name]) => name)]));
}

/** The innermost folder of the table that a path lies in. */
export function folderOf(arrows, path) {
  return [...arrows.keys()]
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** Imports that no arrow allows. Everything may import files in none of the folders (locales, package.json). */
export function violations(arrows, file, targets) {
  const from = folderOf(arrows, file);
  return targets.flatMap((target) => {
    const to = folderOf(arrows, target);
    const isAllowed =
      !to ||
      to === from ||
      arrows.get(from).some((name) => (name.endsWith('/*') ? `${to}/`.startsWith(name.slice(0, -1)) : to === name));
    return isAllowed ? [] : [{ file, target, from, to }];
  });
}

/**
 * Files that import each other in a circle, types included: none of them can be understood or moved by itself.
 * @param {Map<string, string[]>} imports what each file imports
 * @returns {string[][]} each circle's files
 */
export function findCircles(imports) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const circles = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const target of imports.get(file)) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
