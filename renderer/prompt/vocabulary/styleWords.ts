/** Ways of making a picture that a prompt may name; see `picture/style/paintStyle.ts`. */
export const STYLES = [
  'pencil',
  'ink',
  'oil',
  'watercolour',
  'cartoon',
  'anime',
  'poster',
  'popArt',
  'pixel',
  'paper',
  'origami',
  'render',
  'duotone',
  'tealOrange',
] as const;
export type Style = (typeof STYLES)[number];

/** Words for each style, Indonesian and English; the same for a scene to be drawn and for a picture to be changed. */
export const STYLE_WORDS: Record<Style, string> = {
  pencil:
    'sketsa|sketsa pensil|pensil|gambar pensil|goresan pensil|sketsa tangan|gambar tangan|sketch|pencil|pencil sketch|pencil drawing|hand drawn|charcoal drawing|charcoal sketch|crayon|krayon',
  ink: 'line art|lineart|gambar garis|gambar tinta|lukisan tinta|ink drawing|ink painting|pen and ink|komik hitam putih|manga|sumi e|doodle|coretan',
  oil: 'lukisan minyak|cat minyak|lukisan cat minyak|lukisan|dilukis|oil painting|oil on canvas|painting|painted|painterly|impresionis|impresionisme|impressionist|impressionism|van gogh|monet|affandi|raden saleh|cat akrilik|acrylic|gouache',
  watercolour:
    'cat air|gaya cat air|lukisan cat air|akuarel|watercolor|watercolour|water colour|watercolor painting|watercolour painting|aquarelle',
  cartoon:
    'kartun|komik|animasi kartun|cartoon|comic|comic book|toon|ilustrasi|illustration|digital illustration|ilustrasi digital',
  anime:
    'anime|gaya anime|ghibli|studio ghibli|gaya ghibli|makoto shinkai|shinkai|cel shading|cel shaded|animasi jepang|anime style',
  poster:
    'posterize|posterisasi|sablon|screen print|flat design|desain datar|vektor|vector|vector art|seni vektor|cukil kayu|woodcut|linocut|minimalist illustration',
  popArt: 'pop art|popart|warhol|lichtenstein|halftone|titik raster',
  pixel:
    'pixel|piksel|pixel art|seni piksel|8 bit|8bit|16 bit|16bit|minecraft|voxel|mozaik|mosaic|game retro|retro game',
  paper:
    'papercut|paper cut|paper craft|papercraft|potongan kertas|guntingan kertas|kolase kertas|seni kertas|paper art|kirigami|diorama kertas',
  origami: 'origami|kertas lipat|origami kertas|origami paper|lipatan kertas|low poly|lowpoly|poligon|polygon',
  render:
    '3d|3d render|render 3d|rendering 3d|animasi 3d|3d animation|3d animasi|pixar|gaya pixar|disney|gaya disney|blender|unreal engine|octane|octane render|cgi|clay|claymation|plastisin|tanah liat|figurine|isometric|isometrik',
  duotone: 'duotone|dua warna|two tone|duo tone',
  tealOrange: 'teal orange|teal and orange|orange and teal|oranye toska|blockbuster|gaya hollywood|hollywood',
};
