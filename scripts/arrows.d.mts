export type Arrows = Map<string, string[]>;
export interface Trespass {
  file: string;
  target: string;
  from: string;
  to: string;
}
export function readArrows(markdown: string): Arrows;
export function folderOf(arrows: Arrows, path: string): string | undefined;
export function violations(arrows: Arrows, file: string, targets: string[]): Trespass[];
export function findCircles(imports: Map<string, string[]>): string[][];
