/** Background colours of the two themes (public/repair.html, manifest.webmanifest). */
const GROUND = { dark: '#0d1220', light: '#faf6ee' };
/** Size of the logo as a share of the screen's shorter side. */
const MARK = 0.24;

/**
 * Draws the splash screen of the installed app on iOS. iOS ignores the manifest's; it takes an image of exactly this
 * screen's size, linked from the page that is being added to the home screen.
 */
export async function addIosSplash(): Promise<void> {
  const isApple = 'standalone' in navigator;
  if (!isApple || document.querySelector('link[rel=apple-touch-startup-image]')) return;
  const width = Math.round(screen.width * devicePixelRatio);
  const height = Math.round(screen.height * devicePixelRatio);
  const mark = new Image();
  mark.src = '/icons/icon-512.png';
  await mark.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.fillStyle = matchMedia('(prefers-color-scheme: dark)').matches ? GROUND.dark : GROUND.light;
  brush.fillRect(0, 0, width, height);
  const side = Math.min(width, height) * MARK;
  brush.drawImage(mark, (width - side) / 2, (height - side) / 2, side, side);
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = canvas.toDataURL('image/png');
  document.head.append(link);
}
