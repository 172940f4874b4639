import { ellipse, rect } from './outlines.ts';
import type { SilhouetteShape } from './silhouetteShape.ts';

/**
 * Outlines drawn for Kilas: what Indonesian prompts ask for and no icon set has (pinisi, candi, gunungan, rumah gadang,
 * Monas), and subjects that icons show only as emblems. Each fits a box 512 units wide or high, y downwards.
 */

/** A bell-shaped stupa with its spire; `x` is its middle, `base` its foot. */
function stupa(x: number, base: number, size: number): string {
  const w = size / 2;
  return `M${x - w} ${base}v${-size * 0.12}h${size * 0.08}C${x - w * 0.86} ${base - size * 0.62} ${x - w * 0.42} ${base - size * 0.8} ${x - w * 0.2} ${base - size * 0.84}`
    + `v${-size * 0.1}h${w * 0.13}L${x} ${base - size * 1.4}l${w * 0.07} ${size * 0.46}h${w * 0.13}v${size * 0.1}`
    + `C${x + w * 0.42} ${base - size * 0.8} ${x + w * 0.86} ${base - size * 0.62} ${x + w - size * 0.08} ${base - size * 0.12}h${size * 0.08}v${size * 0.12}Z`;
}

/** A tapering Hindu-Javanese temple tower of ever smaller storeys, each with a cornice. */
function candiTower(x: number, base: number, width: number, height: number): string {
  const left: string[] = [];
  const right: string[] = [];
  const storeys = 7;
  let y = base;
  let half = width / 2;
  for (let storey = 0; storey < storeys; storey++) {
    const rise = (height * 0.86 * (storey === 0 ? 0.34 : 0.66 / (storeys - 1)));
    left.push(`L${x - half} ${y}L${x - half * 0.9} ${y - rise * 0.18}L${x - half * 0.86} ${y - rise * 0.72}L${x - half * 0.98} ${y - rise * 0.84}L${x - half * 0.98} ${y - rise}`);
    right.unshift(`L${x + half * 0.98} ${y - rise}L${x + half * 0.98} ${y - rise * 0.84}L${x + half * 0.86} ${y - rise * 0.72}L${x + half * 0.9} ${y - rise * 0.18}L${x + half} ${y}`);
    y -= rise;
    half *= 0.78;
  }
  return `M${x - width / 2} ${base}${left.join('')}C${x - half * 1.1} ${y - height * 0.05} ${x - half * 0.3} ${y - height * 0.1} ${x} ${base - height}C${x + half * 0.3} ${y - height * 0.1} ${x + half * 1.1} ${y - height * 0.05} ${x + half * 0.98} ${y}${right.join('')}Z`;
}

/** The cornices of a tower of stone, each with its shade and a row of niches, and the side that is turned from the light. */
function candiRelief([x, base, width, height]: readonly [number, number, number, number]): { shade: string; edge: string; niche: string } {
  const [shade, edge, niche]: [string[], string[], string[]] = [[], [], []];
  const storeys = 7;
  let y = base;
  let half = width / 2;
  for (let storey = 0; storey < storeys; storey++) {
    const rise = height * 0.86 * (storey === 0 ? 0.34 : 0.66 / (storeys - 1));
    edge.push(rect(x - half * 0.96, y - rise, half * 1.92, rise * 0.14));
    shade.push(rect(x - half * 0.86, y - rise * 0.84, half * 1.72, rise * 0.16));
    shade.push(`M${x + half * 0.3} ${y}L${x + half * 0.3} ${y - rise * 0.8}L${x + half * 0.86} ${y - rise * 0.72}L${x + half * 0.9} ${y - rise * 0.18}L${x + half * 0.98} ${y}Z`);
    if (storey > 0)
      for (const at of [-0.5, 0, 0.5]) {
        const wide = half * 0.2;
        niche.push(`M${x + half * at - wide / 2} ${y - rise * 0.12}v${-rise * 0.36}l${wide / 2} ${-rise * 0.14}l${wide / 2} ${rise * 0.14}v${rise * 0.36}Z`);
      }
    y -= rise;
    half *= 0.78;
  }
  return { shade: shade.join(''), edge: edge.join(''), niche: niche.join('') };
}

function candi(): SilhouetteShape {
  const towers = [[96, 400, 104, 230], [416, 400, 104, 230], [180, 404, 112, 270], [332, 404, 112, 270], [256, 408, 156, 390]] as const;
  const [left, right, inLeft, inRight, middle] = towers.map((tower) => candiRelief(tower));
  const door = (x: number, base: number, w: number, h: number): string => `M${x - w / 2} ${base}v${-h * 0.6}Q${x - w / 2} ${base - h} ${x} ${base - h}Q${x + w / 2} ${base - h} ${x + w / 2} ${base - h * 0.6}v${h * 0.6}Z`;
  return {
    box: [0, 16, 512, 420],
    parts: [
      { fill: '#7d746a', path: candiTower(96, 400, 104, 230) + candiTower(416, 400, 104, 230) },
      { fill: '#5c544c', path: left!.shade + right!.shade },
      { fill: '#968c80', path: left!.edge + right!.edge },
      { fill: '#8f8579', path: candiTower(180, 404, 112, 270) + candiTower(332, 404, 112, 270) },
      { fill: '#6a6158', path: inLeft!.shade + inRight!.shade },
      { fill: '#aca193', path: inLeft!.edge + inRight!.edge },
      { fill: '#4a433d', path: left!.niche + right!.niche + inLeft!.niche + inRight!.niche },
      { fill: '#b8ac9b', path: candiTower(256, 408, 156, 390) },
      { fill: '#857a6d', path: middle!.shade },
      { fill: '#d2c7b6', path: middle!.edge },
      { fill: '#544c44', path: middle!.niche },
      { fill: '#a59a8b', path: 'M0 436v-18h24v-14h464v14h24v18Z' },
      { fill: '#7a7065', path: 'M24 418h464v5H24ZM8 431h496v5H8Z' },
      { fill: '#3b3531', path: door(256, 406, 34, 62) + door(180, 403, 22, 40) + door(332, 403, 22, 40) },
    ],
  };
}

/** A split gate: two halves of a stepped tower with a way between them. */
function gapura(): SilhouetteShape {
  const both = (points: readonly (readonly [number, number])[]): string => [1, -1].map((side) => `M${points.map(([out, y]) => `${256 + side * out} ${y}`).join('L')}Z`).join('');
  const steps = [[206, 470, 410], [184, 410, 350], [160, 350, 292], [136, 292, 238], [114, 238, 190], [94, 190, 148], [76, 148, 110]] as const;
  const half = steps.flatMap(([out, low, high]) => [[out, low], [out, high]] as const);
  return {
    box: [20, 40, 472, 460],
    parts: [
      { fill: '#a65a3e', path: both([[50, 470], ...half, [62, 60], [50, 44]]) },
      { fill: '#7f4430', path: both([[50, 470], [50, 44], [62, 60], [70, 110], [70, 470]]) },
      { fill: '#c9bfae', path: steps.map(([out, , high]) => both([[50, high], [50, high + 13], [out + 8, high + 13], [out + 8, high]])).join('') },
      { fill: '#c9bfae', path: both([[120, 440], [120, 424], [176, 424], [176, 440]]) + both([[96, 384], [96, 366], [150, 366], [150, 384]]) },
      { fill: '#948a7c', path: `${rect(20, 470, 472, 16)}${rect(196, 484, 120, 16)}` },
    ],
  };
}

function borobudur(): SilhouetteShape {
  const terrace = (y: number, half: number, rise: number): string => `M${256 - half} ${y}v${-rise}h${half * 2}v${rise}Z`;
  const niches = (y: number, half: number, count: number, tall: number): string => Array.from({ length: count }, (_, index) => `M${256 - half + (index + 0.3) * (2 * half / count)} ${y}v${-tall * 0.7}l${0.2 * (2 * half / count)} ${-tall * 0.3}l${0.2 * (2 * half / count)} ${tall * 0.3}v${tall * 0.7}Z`).join('');
  const row = (y: number, half: number, count: number, size: number): string => Array.from({ length: count }, (_, index) => stupa(256 - half + (index + 0.5) * (2 * half / count), y, size)).join('');
  return {
    box: [0, 110, 512, 300],
    parts: [
      { fill: '#8a8074', path: terrace(410, 256, 30) + terrace(350, 206, 28) },
      { fill: '#9a9082', path: terrace(381, 232, 32) + terrace(323, 176, 24) },
      // Galleries of niches under cornices, and the stairs up the middle.
      { fill: '#c2b7a5', path: rect(0, 379, 512, 5) + rect(24, 348, 464, 5) + rect(50, 321, 412, 5) + rect(80, 298, 352, 4) },
      { fill: '#5a5148', path: niches(406, 250, 25, 14) + niches(376, 226, 22, 15) + niches(346, 200, 19, 13) + niches(319, 170, 16, 11) },
      { fill: '#6a6056', path: 'M226 410L240 300H272L286 410Z' },
      { fill: '#b4a998', path: Array.from({ length: 11 }, (_, step) => rect(229 + step * 1.2, 402 - step * 9.6, 54 - step * 2.4, 3)).join('') },
      { fill: '#a59a8b', path: row(300, 168, 9, 26) },
      { fill: '#8a8074', path: terrace(300, 150, 20) },
      { fill: '#b0a595', path: row(281, 128, 7, 26) },
      { fill: '#948a7c', path: terrace(281, 112, 18) },
      { fill: '#baae9d', path: stupa(256, 266, 108) },
    ],
  };
}

function mosque(): SilhouetteShape {
  const minaret = (x: number): string => `${rect(x - 13, 190, 26, 240)}${rect(x - 20, 178, 40, 14)}${rect(x - 10, 130, 20, 50)}${rect(x - 16, 120, 32, 12)}`;
  const spire = (x: number): string => `M${x - 13} 121Q${x - 17} 96 ${x} 62Q${x + 17} 96 ${x + 13} 121Z`;
  const dome = (x: number, y: number, r: number): string => `M${x - r * 0.84} ${y}C${x - r * 1.3} ${y - r * 0.7} ${x - r * 0.5} ${y - r * 1.12} ${x - r * 0.05} ${y - r * 1.5}L${x} ${y - r * 1.95}L${x + r * 0.05} ${y - r * 1.5}C${x + r * 0.5} ${y - r * 1.12} ${x + r * 1.3} ${y - r * 0.7} ${x + r * 0.84} ${y}Z`;
  const arch = (x: number, w: number, h: number): string => `M${x - w / 2} 430v${-h * 0.62}Q${x - w / 2} ${430 - h * 0.86} ${x} ${430 - h}Q${x + w / 2} ${430 - h * 0.86} ${x + w / 2} ${430 - h * 0.62}v${h * 0.62}Z`;
  return {
    box: [0, 48, 512, 382],
    parts: [
      { fill: '#efe9dc', path: minaret(36) + minaret(476) },
      { fill: '#2f8f7f', path: spire(36) + spire(476) },
      { fill: '#2f8f7f', path: dome(256, 230, 92) + dome(128, 292, 42) + dome(384, 292, 42) },
      { fill: '#f4efe4', path: rect(168, 228, 176, 40) + rect(78, 290, 356, 140) + rect(176, 262, 160, 40) },
      { fill: '#d8c9a6', path: rect(78, 290, 356, 10) + rect(168, 226, 176, 8) },
      { fill: '#3d5a5c', path: arch(256, 66, 118) + arch(180, 34, 78) + arch(332, 34, 78) + arch(122, 30, 70) + arch(390, 30, 70) },
    ],
  };
}

function gunungan(): SilhouetteShape {
  return {
    box: [96, 0, 320, 512],
    parts: [
      { fill: '#5a2f1c', path: 'M256 0C262 60 300 92 340 150C390 222 424 300 412 372C408 400 396 414 380 424L384 452H128L132 424C116 414 104 400 100 372C88 300 122 222 172 150C212 92 250 60 256 0Z' },
      { fill: '#d9a441', path: 'M256 44C262 92 292 118 326 168C368 230 398 300 388 366C386 384 378 396 366 404H146C134 396 126 384 124 366C114 300 144 230 186 168C220 118 250 92 256 44Z' },
      { fill: '#7d2d22', path: 'M256 84C262 124 284 146 312 188C348 242 372 304 364 362L350 386H162L148 362C140 304 164 242 200 188C228 146 250 124 256 84Z' },
      { fill: '#e7bd5c', path: 'M249 120h14v210h-14ZM256 150C236 176 214 176 200 206C226 196 244 196 256 178C268 196 286 196 312 206C298 176 276 176 256 150ZM256 204C228 232 196 236 178 268C212 258 238 252 256 232C274 252 300 258 334 268C316 236 284 232 256 204ZM256 262C226 288 190 294 172 322C206 314 238 308 256 290C274 308 306 314 340 322C322 294 286 288 256 262Z' },
      { fill: '#3f2418', path: 'M206 386v-40L256 306L306 346v40Z' },
      { fill: '#f0cf7d', path: `${rect(214, 350, 84, 6)}${rect(240, 358, 32, 28)}M196 350L256 300L316 350L308 354L256 314L204 354Z` },
      { fill: '#b98a3a', path: 'M128 452L120 466H392L384 452ZM250 466h12v46h-12Z' },
    ],
  };
}

function ferrisWheel(): SilhouetteShape {
  const cx = 256;
  const cy = 220;
  const radius = 190;
  const spokes: string[] = [];
  const cabins: Record<'a' | 'b', string[]> = { a: [], b: [] };
  for (let index = 0; index < 16; index++) {
    const angle = (index / 16) * Math.PI * 2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    spokes.push(`M${cx - s * 2.5} ${cy + c * 2.5}L${cx + c * radius - s * 2.5} ${cy + s * radius + c * 2.5}L${cx + c * radius + s * 2.5} ${cy + s * radius - c * 2.5}L${cx + s * 2.5} ${cy - c * 2.5}Z`);
    const x = cx + c * (radius + 4);
    const y = cy + s * (radius + 4) + 12;
    cabins[index % 2 === 0 ? 'a' : 'b'].push(`M${x - 14} ${y - 6}Q${x} ${y - 24} ${x + 14} ${y - 6}L${x + 11} ${y + 13}H${x - 11}Z`);
  }
  const hoop = (r: number, w: number): string => `${ellipse(cx, cy, r + w, r + w)}M${cx - r} ${cy}A${r} ${r} 0 1 0 ${cx + r} ${cy}A${r} ${r} 0 1 0 ${cx - r} ${cy}Z`;
  return {
    box: [40, 4, 432, 492],
    parts: [
      { fill: '#8d96a3', path: `M${cx - 8} ${cy}L${cx - 110} 492h22L${cx + 2} ${cy + 20}ZM${cx + 8} ${cy}L${cx + 110} 492h-22L${cx - 2} ${cy + 20}ZM136 484h240v12H136Z` },
      { fill: '#c9d0d8', path: spokes.join('') + hoop(radius, 6) + hoop(radius * 0.62, 3) },
      { fill: '#e2574b', path: cabins.a.join('') },
      { fill: '#f1b83f', path: cabins.b.join('') },
      { fill: '#e9ecef', path: ellipse(cx, cy, 20, 20) },
    ],
  };
}

const PERSON_HEAD = '#c99a74';

/** The shapes, by silhouette name. */
export const DRAWN_SHAPES: Record<string, SilhouetteShape> = {
  pinisi: {
    box: [0, 30, 512, 404],
    parts: [
      { fill: '#54341f', path: 'M186 40h6v350h-6ZM316 62h6v330h-6Z' },
      { fill: '#f6efe0', path: 'M196 92C250 120 288 190 300 300L196 316ZM326 112C376 140 410 210 420 304L326 316Z' },
      { fill: '#e6d9bf', path: 'M194 44L196 84L240 106C228 78 212 58 194 44ZM324 64L326 104L366 122C356 96 342 76 324 64Z' },
      { fill: '#efe4cc', path: 'M182 74C150 150 110 236 54 318C100 306 150 306 182 312ZM180 62C130 150 76 240 18 330L44 324C96 246 150 160 182 70Z' },
      { fill: '#6e3f22', path: 'M0 338L96 352C200 372 330 372 428 346L506 322C500 350 478 392 440 420Q420 434 392 434H130Q96 434 78 404L62 364L0 342Z' },
      { fill: '#e8dcc2', path: 'M68 372C190 394 340 392 488 350L484 360C344 402 188 404 72 382Z' },
      { fill: '#7d4a2a', path: 'M372 316h78l10 22-92 16Z' },
    ],
  },
  perahu: {
    box: [0, 84, 512, 336],
    parts: [
      { fill: '#5b3a24', path: 'M238 96h7v270h-7Z' },
      { fill: '#f2e2bd', path: 'M246 84C330 130 392 220 404 330C350 316 296 314 246 322Z' },
      { fill: '#d9573c', path: 'M246 190C304 200 356 226 386 262L396 296C350 262 300 248 246 246Z' },
      { fill: '#efdcb4', path: 'M236 120C206 190 160 264 112 326C158 314 200 314 236 320Z' },
      { fill: '#7a4526', path: 'M0 322C60 358 130 366 256 366C382 366 452 358 512 318C492 372 444 404 376 406H136C68 404 20 376 0 322Z' },
      { fill: '#2f7f8c', path: 'M10 336C70 370 140 378 256 378C372 378 442 370 502 334L496 346C440 384 372 390 256 390C140 390 72 386 16 348Z' },
      { fill: '#c9a06a', path: 'M96 410h330v10H96ZM170 366h8v48h-8ZM336 366h8v48h-8Z' },
    ],
  },
  candi: candi(),
  gapura: gapura(),
  borobudur: borobudur(),
  mosque: mosque(),
  gunungan: gunungan(),
  'ferris-wheel': ferrisWheel(),
  monas: {
    box: [116, 0, 280, 512],
    parts: [
      { fill: '#e9e4d8', path: 'M244 92L236 420H276L268 92Z' },
      { fill: '#d9d2c2', path: 'M120 400C170 410 214 424 232 448H280C298 424 342 410 392 400L396 414C350 426 318 440 300 466V492H212V466C194 440 162 426 116 414Z' },
      { fill: '#c9c1b0', path: 'M150 492h212v20H150ZM228 84h56l-8 14h-40Z' },
      { fill: '#f2b53a', path: 'M256 0C262 26 284 40 282 66C280 80 268 88 256 88C244 88 232 80 230 66C228 40 248 34 256 0Z' },
    ],
  },
  'rumah-gadang': {
    box: [0, 90, 512, 342],
    parts: [
      { fill: '#4a3628', path: `${[70, 120, 170, 220, 286, 336, 386, 436].map((x) => rect(x, 376, 12, 56)).join('')}` },
      { fill: '#a8553a', path: 'M52 278H460L448 382H64Z' },
      { fill: '#e0a844', path: `${rect(58, 290, 396, 8)}${rect(62, 364, 388, 8)}` },
      { fill: '#3f2a22', path: `${[96, 150, 204, 290, 344, 398].map((x) => rect(x, 308, 28, 42)).join('')}` },
      { fill: '#5b4636', path: 'M0 112C20 190 52 232 106 246L150 232C190 222 206 200 214 150L218 126C224 176 236 196 256 204C276 196 288 176 294 126L298 150C306 200 322 222 362 232L406 246C460 232 492 190 512 112C510 200 494 256 468 286H44C18 256 2 200 0 112Z' },
      { fill: '#6f5744', path: 'M150 232C190 222 206 200 216 142L219 92C226 166 238 196 256 204C274 196 286 166 293 92L296 142C306 200 322 222 362 232L352 286H160Z' },
      { fill: '#e0a844', path: 'M160 280h192v8H160Z' },
      { fill: '#8a4630', path: 'M206 288h100v92H206Z' },
      { fill: '#33221c', path: `${rect(238, 312, 36, 68)}` },
      { fill: '#6a4a34', path: 'M226 380h60l16 52h-92Z' },
    ],
  },
  lighthouse: {
    box: [110, 20, 292, 480],
    parts: [
      { fill: '#7d7468', path: 'M110 500L150 462H362L402 500Z' },
      { fill: '#f2ede3', path: 'M214 150H298L330 466H182Z' },
      { fill: '#c9473b', path: 'M208.500 204H303.500L311 278H201ZM195 340H317L325 414H187Z' },
      { fill: '#3a3f47', path: 'M196 138h120v14H196ZM216 78h6v62h-6ZM290 78h6v62h-6Z' },
      { fill: '#ffe2a0', path: 'M222 82h68v56h-68Z' },
      { fill: '#a8352c', path: 'M206 82Q214 44 252 34L252 20H260L260 34Q298 44 306 82Z' },
      { fill: '#3a3f47', path: 'M242 466v-34Q242 418 256 418Q270 418 270 432v34ZM248 296h16v26h-16ZM250 180h12v20h-12Z' },
    ],
  },
  pyramid: {
    box: [0, 150, 512, 262],
    parts: [
      { fill: '#d9b27a', path: 'M0 412L190 150L300 412Z' },
      { fill: '#b08a58', path: 'M190 150L360 412H296Z' },
      { fill: '#e0bb84', path: 'M300 412L396 268L450 412Z' },
      { fill: '#a88252', path: 'M396 268L512 412H446Z' },
    ],
  },
  horse: {
    box: [14, 40, 484, 440],
    parts: [
      { fill: '#4a3326', path: 'M120 214C70 210 40 252 34 312C30 350 22 372 14 384C50 372 66 344 68 312C70 280 84 262 112 258Z' },
      { fill: '#8a5a38', path: 'M378 66L392 40L402 68C420 74 440 98 458 126L494 158C502 168 498 184 484 190L462 186C446 172 428 166 412 168C408 206 398 250 378 276L384 330L372 372L388 466H362L340 384L326 318C278 334 222 330 186 314L176 350L200 392L190 466H166L164 402L138 356L128 396L96 430L92 480H66L70 420L102 376L104 296C92 258 106 216 144 208C196 198 250 216 296 204C330 194 346 120 378 66Z' },
      { fill: '#3a281e', path: 'M378 66C346 88 316 138 298 204C320 196 334 182 342 166C338 182 336 192 330 204C352 184 368 150 378 116Z' },
      { fill: '#6f4730', path: 'M344 326L330 384L334 466H358L356 392L368 330ZM150 338L118 360L128 408L118 466H140L152 404L146 372L178 340Z' },
    ],
  },
  tiger: {
    box: [6, 116, 500, 300],
    parts: [
      { fill: '#d9822f', path: 'M96 214C60 220 40 196 38 160C36 140 20 138 6 146C10 126 34 112 54 126C72 140 66 178 96 184C150 176 200 190 260 190C300 188 330 170 366 158L372 134Q384 116 398 134L402 148L428 144Q440 128 450 146L450 162C472 174 488 192 504 210C510 224 500 236 484 236L452 246C436 256 420 258 408 254L392 286L400 340L424 396L424 412H388L360 348L344 290C300 300 240 302 196 292L180 332L204 392L204 410H170L150 352L132 312L110 344L96 392L98 412H62L64 388L80 336L84 280C72 254 76 226 96 214Z' },
      { fill: '#f2e3cd', path: 'M196 284C250 294 310 290 348 270L350 292C300 302 240 304 192 294ZM452 206C470 204 490 206 504 210C510 224 500 236 484 236L456 240C448 230 446 214 452 206Z' },
      { fill: '#2d2320', path: 'M118 186L130 188C134 210 130 236 120 252C124 230 124 206 118 186ZM154 182L168 184C174 212 168 244 156 262C162 236 162 208 154 182ZM200 186L214 188C222 216 216 250 202 270C210 240 208 212 200 186ZM246 190L260 190C268 220 264 252 250 276C256 244 254 216 246 190ZM294 186L308 180C318 210 316 246 302 272C308 240 304 212 294 186ZM338 170L352 164C364 196 366 228 354 258C356 226 350 196 338 170ZM392 158L404 154L410 178L400 176ZM422 158L432 156L430 178ZM150 330L176 316L172 326L152 340ZM352 318L384 300L386 310L356 330ZM86 306L120 300L118 310L86 318ZM40 176L52 168L58 178L46 186ZM20 142L32 132L40 138L32 148Z' },
    ],
  },
  shark: {
    box: [6, 110, 500, 260],
    parts: [
      { fill: '#6a8194', path: 'M506 246C480 214 420 192 356 186L300 116C290 108 284 114 284 126L280 184C210 188 148 208 100 236L40 146C28 136 18 140 22 156L54 250L14 318C8 334 20 340 34 332L104 266C140 284 186 294 226 298L206 356C206 370 218 372 228 362L288 302C380 306 466 290 506 246Z' },
      { fill: '#dfe6ea', path: 'M506 246C466 290 380 306 288 302L226 298C186 294 140 284 104 266C190 280 320 280 400 266L432 270L440 262C470 258 492 254 506 246Z' },
      { fill: '#22303a', path: `${ellipse(452, 226, 6, 6)}M360 214L366 212Q356 236 364 258L358 256Q350 236 360 214ZM340 214L346 212Q336 236 344 258L338 256Q330 236 340 214Z` },
    ],
  },
  birds: {
    box: [0, 0, 512, 200],
    parts: [{ fill: '#2c2b33', path: 'M256 130C220 60 120 20 0 60C100 50 180 90 240 150L256 170L272 150C332 90 412 50 512 60C392 20 292 60 256 130Z' }],
  },
  butterfly: {
    box: [40, 60, 432, 380],
    parts: [
      { fill: '#e8862e', path: 'M250 240C220 130 130 54 66 68C30 82 40 150 66 204C82 238 130 262 180 262C130 270 98 306 112 356C126 408 180 440 214 408C236 388 248 330 252 274ZM262 240C292 130 382 54 446 68C482 82 472 150 446 204C430 238 382 262 332 262C382 270 414 306 400 356C386 408 332 440 298 408C276 388 264 330 260 274Z' },
      { fill: '#ffd08a', path: `${ellipse(120, 140, 30, 22)}${ellipse(392, 140, 30, 22)}${ellipse(166, 350, 22, 26)}${ellipse(346, 350, 22, 26)}` },
      { fill: '#2a2026', path: 'M256 196C266 196 270 216 268 260C266 320 262 360 256 372C250 360 246 320 244 260C242 216 246 196 256 196ZM252 200C240 160 224 130 204 116L210 112C232 128 248 160 256 198C264 160 280 128 302 112L308 116C288 130 272 160 260 200Z' },
    ],
  },
  person: {
    box: [180, 40, 152, 440],
    parts: [
      { fill: '#2f3448', path: 'M214 262L208 372L206 470H242L254 330H260L270 470H306L304 372L298 262Z' },
      { fill: '#b5523f', path: 'M232 122C206 126 194 140 190 166L180 262C180 278 198 278 200 264L212 190L210 276H302L300 190L312 264C314 278 332 278 332 262L322 166C318 140 306 126 280 122Z' },
      { fill: PERSON_HEAD, path: `${ellipse(256, 80, 28, 36)}${rect(246, 106, 20, 22)}` },
      { fill: '#2a2022', path: 'M226 82C220 48 240 38 256 38C274 38 292 50 286 82C280 66 268 58 256 60C244 58 232 66 226 82ZM200 470h44v10h-44ZM268 470h44v10h-44Z' },
    ],
  },
  dancer: {
    box: [70, 20, 372, 460],
    parts: [
      { fill: '#c9a23f', path: 'M232 250C210 330 176 400 150 470H352C340 400 306 330 286 250Z' },
      { fill: '#8f2f3c', path: 'M250 250C240 330 240 400 246 470H300C300 400 286 330 270 250ZM206 330L182 400L330 400L314 330Z' },
      { fill: '#8f2f3c', path: 'M226 148H292L288 256H230Z' },
      { fill: '#e0b24f', path: 'M226 148H292L291 162H227ZM229 236H290V258H228ZM216 60L224 30L238 50L258 20L278 50L294 30L302 60L292 78H226Z' },
      { fill: PERSON_HEAD, path: `${ellipse(259, 96, 28, 34)}${rect(250, 122, 18, 28)}M228 150C190 152 150 178 126 176C108 172 96 150 84 122L70 128C82 168 100 200 128 204C160 204 200 190 232 182ZM290 150C328 152 356 196 382 196C402 192 414 168 428 140L442 148C432 190 412 224 384 226C350 224 316 190 286 184Z` },
      { fill: '#d9573c', path: 'M176 178C170 250 150 330 128 400L146 404C170 330 190 250 196 184ZM340 190C352 250 366 320 390 380L372 388C348 326 330 256 322 190Z' },
      { fill: '#2a2022', path: 'M230 92C228 74 242 70 259 70C278 70 290 76 288 92C280 82 268 80 259 80C250 80 238 82 230 92Z' },
    ],
  },
  wayang: {
    box: [60, 10, 400, 502],
    parts: [
      { fill: '#b98a3a', path: 'M252 440h10v72h-10ZM120 300L84 500L92 502L130 304ZM392 250L440 470L448 468L402 248Z' },
      { fill: '#7d2d22', path: 'M214 250L176 360L160 440L220 446L252 380L290 446L352 440C350 390 330 320 300 250Z' },
      { fill: '#d9a441', path: 'M190 330L330 330L344 372H178ZM160 440l-40 10 2 12 104-4 2-12ZM290 446l-6 12 92 6 4-12Z' },
      { fill: '#3f2418', path: 'M220 150L192 176C172 206 150 240 126 292L110 306L124 318L144 304C166 268 196 226 220 208L212 254H302L296 206C324 226 358 238 384 240L398 262L412 252L402 230C372 214 334 196 312 168L290 150Z' },
      { fill: '#e7bd5c', path: 'M212 236H304V258H210ZM218 150H294L300 170H212ZM150 246l22 14-8 12-22-14ZM346 218l18-16 10 12-18 16Z' },
      { fill: '#3f2418', path: 'M236 150L232 110C206 106 176 102 146 92C172 88 196 82 214 66C224 40 250 22 284 22C268 30 262 40 262 50C290 30 330 30 344 60C352 88 332 112 306 112C320 104 324 92 318 82C310 74 296 78 290 92C284 112 280 130 278 150Z' },
      { fill: '#e7bd5c', path: `M226 62C250 46 282 52 292 74L282 84C268 66 246 66 228 76Z${ellipse(214, 84, 5, 5)}` },
    ],
  },
  fisherman: {
    box: [0, 40, 512, 372],
    parts: [
      { fill: '#2b2a30', path: 'M270 210C340 130 420 80 506 52L508 58C424 90 346 142 280 220ZM505 54h3v270h-3Z' },
      { fill: '#c9a06a', path: 'M150 130L214 78L278 130Z' },
      { fill: PERSON_HEAD, path: `${ellipse(214, 142, 22, 26)}M226 196L282 214L286 226L222 220Z` },
      { fill: '#3d5a80', path: 'M188 172C166 190 164 250 168 312H256L250 236L246 184Q232 166 214 166Z' },
      { fill: '#7a4526', path: 'M0 300C70 326 150 330 240 330C340 330 410 322 476 296C462 360 420 406 350 410H130C60 406 18 366 0 300Z' },
      { fill: '#d9573c', path: 'M10 322C80 344 160 348 240 348C330 348 400 342 466 318L460 332C400 356 330 362 240 362C160 362 84 358 18 338Z' },
    ],
  },
};
