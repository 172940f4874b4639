import type { Design } from '../../prompt/design.ts';
import type { DesignColours } from './designColours.ts';

/** A rectangle of a page, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageSize {
  width: number;
  height: number;
  seed: number;
}

/** Whether a page's letters are light on a dark ground. */
export function isDarkPage({ kind }: Design, { isDark }: DesignColours): boolean {
  return (
    kind === 'poster' ||
    kind === 'banner' ||
    kind === 'label' ||
    kind === 'menu' ||
    (isDark && kind !== 'certificate' && kind !== 'businessCard')
  );
}

/** The part of a page that is left for letters and sign, by what it is framed with. */
export function areaOf({ kind, dress }: Design, { width, height }: PageSize): Area {
  const inset = (x: number, top: number, bottom = top): Area => ({
    x: width * x,
    y: height * top,
    width: width * (1 - 2 * x),
    height: height * (1 - top - bottom),
  });
  const tall = height / width;
  switch (kind) {
    case 'label': {
      const side = Math.min(width, height) * 0.52;
      return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
    }
    case 'businessCard': {
      const card = cardOf({ width, height });
      return {
        x: card.x + card.width * 0.08,
        y: card.y + card.height * 0.12,
        width: card.width * 0.84,
        height: card.height * 0.76,
      };
    }
    case 'logo':
      return inset(0.1, tall > 1.3 ? 0.24 : 0.12);
    case 'certificate':
      return inset(0.13, tall > 1.3 ? 0.16 : 0.12);
    case 'menu':
      return inset(0.12, 0.09);
    case 'poster':
    case 'banner':
      return inset(0.09, 0.09);
    case 'invitation':
    case 'card':
      return dress === 'arch'
        ? inset(tall < 1 ? 0.24 : 0.18, tall > 1.3 ? 0.25 : 0.24, 0.12)
        : dress === 'feast'
          ? inset(0.14, 0.17, 0.12)
          : inset(0.16, 0.13);
  }
}

/** A business card on its ground. */
export function cardOf({ width, height }: Pick<PageSize, 'width' | 'height'>): Area {
  const wide = Math.min(width * 0.84, height * 0.72 * 1.7);
  const tall = wide / 1.7;
  return { x: (width - wide) / 2, y: (height - tall) / 2, width: wide, height: tall };
}
