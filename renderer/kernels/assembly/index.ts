export { grade } from './grade';
export { convert } from './i420';
export { enlargePlane } from './enlarge';
export { closeSquares, spreadView, takeLand } from './reproject';
export { march } from './march';
export { paintWater } from './water';
export { bloom } from './bloom';
export { copyPlant } from './plant';
export {
  addLayer,
  averageLayer,
  clipLayer,
  convolveLayer,
  enlargeLayer,
  filterLayer,
  multiplyLayer,
  spreadLayer,
} from './layer';
export { fillNoise } from './noise';
