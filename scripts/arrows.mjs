/**
 * The rooms and the arrows between them, from the table under "## Arrows" of docs/architecture.md.
 * @param {string} markdown
 * @returns {Map<string, string[]>} what each room may import; `x/*` stands for every room below x
 */
export function readArrows(markdown) {
  const section = markdown.split(/^## /m).find((text) => text.startsWith('Arrows')) ?? '';
  const rows = [...section.matchAll(/^\| `([^`]+)` \|([^|]*)\|/gm)];
  return new Map(rows.map(([, room, cells]) => [room, [...cells.matchAll(/`([^`]+)`/g)].map(([, name]) => name)]));
}

/** The innermost room that a path lies in. */
export function roomOf(arrows, path) {
  return [...arrows.keys()]
    .filter((room) => path.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** Imports that no arrow allows. What lies in no room (locales, package.json) is free for all. */
export function trespasses(arrows, file, targets) {
  const from = roomOf(arrows, file);
  return targets.flatMap((target) => {
    const to = roomOf(arrows, target);
    const isAllowed =
      !to ||
      to === from ||
      arrows.get(from).some((name) => (name.endsWith('/*') ? `${to}/`.startsWith(name.slice(0, -1)) : to === name));
    return isAllowed ? [] : [{ file, target, from, to }];
  });
}
